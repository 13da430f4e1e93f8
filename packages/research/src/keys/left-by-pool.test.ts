import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { expect, it } from 'vitest';
import { leftByPool } from './left-by-pool.ts';

const { behaviour } = loadQuestionnaire().models;

it('a pool leaves less open the more companies are in it, and the less popularities can differ', () => {
  const [six, sixty] = [leftByPool(behaviour, 6, 0.5), leftByPool(behaviour, 60, 0.5)];
  expect(sixty).toBeLessThan(six);
  expect(leftByPool(behaviour, 6, 1)).toBeGreaterThan(six);
});

it('where options cannot be popular, nothing is left open', () => {
  expect(leftByPool(behaviour, 6, 1e-4)).toBeLessThan(0.1);
});

it('where they can be anything, six companies are known as their own mean is', () => {
  // R C / (R + C) with C = R / 6, of a variance of 1 in the mean of measures.
  const least = 40 * Math.sqrt(0.2 / 7);
  expect(leftByPool(behaviour, 6, 100)).toBeCloseTo(least, 1);
});
