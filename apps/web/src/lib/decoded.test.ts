import { expect, it } from 'vitest';
import { decoded } from './decoded.ts';

it('reads a part of an address, and says so where it cannot be read', () => {
  expect(decoded('caf%C3%A9')).toBe('café');
  expect(decoded('100%')).toBeNull();
});
