import { expect, it } from 'vitest';
import { certainty, chance } from './chance.ts';

it.each([
  [1, 'over 99%'],
  [0.99, '99%'],
  [0.744, '74%'],
  [0.01, '1%'],
  [0, 'under 1%'],
])('a probability of %s is said as %s', (probability, words) => expect(chance(probability)).toBe(words));

it.each([
  [1, 'clear (over 99%)'],
  [0.8, 'clear (80%)'],
  [0.795, 'clear (80%)'],
  [0.79, 'likely (79%)'],
  [0.5, 'likely (50%)'],
  [0.49, 'unclear (49%)'],
])('a probability of %s is one of three words with its percentage', (probability, words) =>
  expect(certainty(probability)).toBe(words),
);
