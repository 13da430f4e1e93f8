import { expect, it } from 'vitest';
import { countTaught, whyNotYet } from './enough.ts';

const sheet = 154;
const pool = (...sizes: number[]) => {
  const people = sizes.reduce((sum, size) => sum + size, 0);
  return { people, there: people, organisations: sizes.map((size) => new Uint8Array(size * sheet)) };
};
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

it('they are learned again when a fifth of the answers is gone', () => {
  expect(why(400, 321)).toContain('with 480');
  expect(why(400, 320)).toBeNull();
});

it('they are learned again for all that there are, also of those whom a full pool leaves out', () => {
  const full = (there: number, tried: number) => whyNotYet({ ...pool(5000, 5000), there }, [], tried, sheet);
  expect(full(10_799, 9000)).toContain('There are 10799 now; it is tried again with 10800.');
  expect(full(10_800, 9000)).toBeNull();
  // What is learned from is exchanged by a fifth of it, however many there are.
  expect(full(101_999, 100_000)).toContain('with 102000');
  expect(full(102_000, 100_000)).toBeNull();
  expect(countTaught({ ...pool(5000, 5000), there: 20_000 }, [])).toBe(
    '10000 consistent answers of 2 organisations',
  );
});

it('other installations count, beside fifty answers of one’s own', () => {
  const sums = { people: 400, companies: 8, behaviour: [], perception: [] };
  expect(whyNotYet(pool(50), [sums], null, sheet)).toBeNull();
  expect(whyNotYet(pool(49), [sums], null, sheet)).toBe(
    'There are 449 consistent answers, 49 of them from this installation. It needs 50 of its own to see whether new keys are better here.',
  );
});
