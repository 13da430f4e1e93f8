import { expect, it } from 'vitest';
import { isSettled, labelOf } from './label.ts';

it.each([
  [0.8, 'clear'],
  [0.797, 'clear'],
  [0.794, 'likely'],
  [0.495, 'likely'],
  [0.494, 'unclear'],
])('a probability of %s is called %s, as the percents say that are read beside it', (probability, label) =>
  expect(labelOf(probability)).toBe(label),
);

it('what is called clear, or as clearly does not belong, is settled', () => {
  expect([0.797, 0.203, 0.5, 0.794].map(isSettled)).toEqual([true, true, false, false]);
});
