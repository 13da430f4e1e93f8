import type { ErrorCode } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { refusalOf } from './use-link.ts';

describe('a refused link', () => {
  const refused = (code: ErrorCode) => new ApiError(code, 'No.');

  it('says whether it is old, wrong or closed', () => {
    expect(refusalOf(refused('link_expired'), true)).toMatchObject({ title: 'Error: Expired Link' });
    expect(refusalOf(refused('link_invalid'), true)).toMatchObject({ title: 'Error: Expired Link' });
    expect(refusalOf(refused('link_invalid'), false)).toMatchObject({ title: 'Error: Invalid Link' });
    // A slip in the address itself: what the server finds wrong with it means nothing to its reader.
    expect(refusalOf(refused('invalid'), false)).toMatchObject({ message: 'Please copy the whole address.' });
    expect(refusalOf(refused('gone'), false)).toMatchObject({ step: 'refused', message: 'No.' });
  });

  it('can be tried again where it was the connection', () => {
    expect(refusalOf(new TypeError('Failed to fetch'), false).step).toBe('unreachable');
  });
});
