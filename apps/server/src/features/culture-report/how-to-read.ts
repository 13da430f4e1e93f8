import { BALANCED, CLEAR, LIKELY, POINTS } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { percentOf } from '@fourfold/words/format';

const scale = sentence<{ balanced: number; points: number }>(
  '{balanced, number} is balanced. The scoring assumes that people differ by a standard deviation of {points, number} points. There are no norms: no score says how anyone compares with people in general. Each score has a likely range. In simulation, where the scoring keys are right, it holds the true value about 95% of the time.',
);
const certainty = sentence<{ clear: string; likely: string }>(
  'We always list five opportunities and five barriers. Each shows how certain it is to be one of the top five. Clear means {clear} or more, likely {likely} to {clear}, unclear less than {likely}. What is unclear is a question to ask, not an answer.',
);
const judgement = sentence(
  'Which answer speaks for what is expert judgement that has not been checked against field data. Check what you find in conversations and in the work before you act on it.',
);

/** What a reader has to know who never saw the screens. */
export const howToRead = (): string[] => [
  scale({ balanced: BALANCED, points: POINTS }),
  certainty({ clear: percentOf(CLEAR), likely: percentOf(LIKELY) }),
  judgement(),
];
