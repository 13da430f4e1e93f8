import { expect, it } from 'vitest';
import { whyNotYet } from './enough.ts';

const sheet = 154;
const pool = (...sizes: number[]) => ({
  people: sizes.reduce((sum, size) => sum + size, 0),
  organisations: sizes.map((size) => new Uint8Array(size * sheet)),
});
const why = (tried: number | null, ...sizes: number[]) => whyNotYet(pool(...sizes), [], tried, sheet);

it('keys are learned from 300 answers of five organisations, or from 250 of one', () => {
  expect(why(null, 60, 60, 60, 60, 60)).toBeNull();
  expect(why(null, 60, 60, 60, 60, 59)).toContain('There are 299 consistent answers of 5 organisations');
  expect(why(null, 80, 80, 80, 80)).not.toBeNull();
  expect(why(null, 250)).toBeNull();
  expect(why(null, 249)).not.toBeNull();
});

it('organisations of a handful are none of the five', () => {
  expect(why(null, 100, 100, 100, 9, 9)).toContain('of 3 organisations');
});

it('they are learned again when there are a fifth more, and 50', () => {
  expect(why(300, 349)).toContain('with 360');
  expect(why(300, 360)).toBeNull();
  expect(why(220, 265)).toContain('with 270');
});

it('other installations count, beside fifty answers of one’s own', () => {
  const sums = { people: 400, companies: 8, behaviour: [], perception: [] };
  expect(whyNotYet(pool(50), [sums], null, sheet)).toBeNull();
  expect(whyNotYet(pool(49), [sums], null, sheet)).toBe(
    'There are 449 consistent answers, 49 of them from this installation. It needs 50 of its own to see whether new keys are better here.',
  );
});
