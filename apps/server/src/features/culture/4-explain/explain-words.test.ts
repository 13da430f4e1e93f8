import type { Figure } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { sureWords } from './explain-words.ts';

const figure: Figure = {
  score: 62,
  low: 51.6,
  high: 73.2,
  band: 'low',
  side: 'low',
  beyond: 1,
  strength: 'full',
};

it('a score is said to be out of balance in the three words of certainty alone', () => {
  expect(sureWords(figure)).toBe('The likely range is 52 to 73. Clearly below balanced (80): over 99%.');
  expect(sureWords({ ...figure, side: 'high', beyond: 0.63 })).toBe(
    'The likely range is 52 to 73. Likely to be above balanced (120): 63%.',
  );
  expect(sureWords({ ...figure, beyond: 0.31 })).toBe(
    'The likely range is 52 to 73. Unclear (31%) whether it is below balanced (80).',
  );
});
