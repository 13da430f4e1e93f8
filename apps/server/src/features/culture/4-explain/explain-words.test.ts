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
  expect(sureWords(figure)).toBe(
    'The likely range is 52 to 73. The score is clearly below the balanced range of 80 to 120 (over 99%).',
  );
  expect(sureWords({ ...figure, side: 'high', beyond: 0.63 })).toBe(
    'The likely range is 52 to 73. The score is likely to be above the balanced range of 80 to 120 (63%).',
  );
  expect(sureWords({ ...figure, beyond: 0.31 })).toBe(
    'The likely range is 52 to 73. It is unclear (31%) whether the score is below the balanced range of 80 to 120.',
  );
});
