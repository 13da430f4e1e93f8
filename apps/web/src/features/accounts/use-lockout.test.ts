import { expect, it } from 'vitest';
import { secondsLeft } from './use-lockout.ts';

it('a lock of 15 seconds counts down, and opens with the fifteenth and not before', () => {
  const until = 15_000;
  expect([0, 1, 1000, 13_999, 14_000, 14_999].map((now) => secondsLeft(until, now))).toEqual([
    15, 15, 14, 2, 1, 1,
  ]);
  expect([15_000, 15_001, 90_000].map((now) => secondsLeft(until, now))).toEqual([0, 0, 0]);
});
