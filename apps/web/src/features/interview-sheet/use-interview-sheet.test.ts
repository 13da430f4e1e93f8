import type { ErrorCode } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { stateAfter } from './use-interview-sheet.ts';

describe('a refused sheet', () => {
  const refused = (code: ErrorCode) => new ApiError(code, 'No.');

  it('says whether the link is old, wrong or was erased', () => {
    expect(stateAfter(refused('link_expired'), true)).toMatchObject({ title: 'Error: Expired Link' });
    expect(stateAfter(refused('link_invalid'), true)).toMatchObject({ title: 'Error: Expired Link' });
    expect(stateAfter(refused('link_invalid'), false)).toMatchObject({ title: 'Error: Invalid Link' });
    expect(stateAfter(refused('gone'), false)).toMatchObject({ step: 'refused' });
  });

  it('can be tried again where it was the connection', () => {
    expect(stateAfter(new TypeError('Failed to fetch'), false).step).toBe('unreachable');
  });
});
