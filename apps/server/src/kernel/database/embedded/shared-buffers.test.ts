import { expect, it } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

it.each([
  [256, 32],
  [512, 32],
  [1024, 64],
  [65_536, 64],
])('leaves a machine of %i MB room for everything else', (memory, megabytes) => {
  expect(sharedBuffers(memory)).toBe(megabytes);
});

it('is a size that PostgreSQL takes on this machine', () => {
  expect(Number.isInteger(sharedBuffers())).toBe(true);
});
