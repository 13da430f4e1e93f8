import { expect, it } from 'vitest';
import { createRandom, drawNormal } from '../../random.ts';
import { turnsError } from './turns-error.ts';

const random = createRandom('turns');

/** Turns that each keep so much of the one before, of variance 1. */
function series(turns: number, kept: number): Float64Array {
  let last = drawNormal(random);
  return Float64Array.from({ length: turns }, () => {
    last = kept * last + Math.sqrt(1 - kept ** 2) * drawNormal(random);
    return last;
  });
}

const many = (turns: number, kept: number) =>
  Array.from({ length: 300 }, () => ({ values: series(turns, kept), weight: 1 }));

it.each([
  [60, 0.7],
  [90, 0.9],
  [400, 0.95],
])('%i turns that keep %f of the one before leave as much unsaid as their means are off', (turns, kept) => {
  const all = many(turns, kept);
  const means = all.map(({ values }) => values.reduce((sum, value) => sum + value, 0) / turns);
  const off = means.reduce((sum, mean) => sum + mean ** 2, 0) / all.length;
  // Of a variance of 1, what is seen between turns is what their mean does not take.
  const share = off / (1 - off);
  expect(turnsError(all)).toBeGreaterThan(0.75 * share);
  expect(turnsError(all)).toBeLessThan(1.25 * share);
});

it('turns that have nothing to do with each other leave no more unsaid than their number does', () => {
  expect(turnsError(many(100, 0))).toBeLessThan(0.02);
});

it('a few turns that stand still, or none, leave nothing to estimate', () => {
  expect(turnsError([{ values: new Float64Array(10).fill(2), weight: 1 }])).toBe(0);
  expect(turnsError([])).toBe(0);
});
