import { expect, it } from 'vitest';
import { chance } from './chance.ts';

it.each([
  [1, 'over 99%'],
  [0.99, '99%'],
  [0.744, '74%'],
  [0.01, '1%'],
  [0, 'under 1%'],
])('a probability of %s is said as %s', (probability, words) => expect(chance(probability)).toBe(words));
