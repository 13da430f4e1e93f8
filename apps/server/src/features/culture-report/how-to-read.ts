import { BALANCED, CLEAR, LIKELY, POINTS } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { percentOf } from '@fourfold/words/format';

const scale = sentence<{ balanced: number; points: number }>(
  '{balanced, number} is the middle of the balanced range. The scoring assumes that people’s scores are typically about {points, number} points away from it (one standard deviation). There are no norms: no score says how anyone compares with people in general. Each score has a likely range. We checked this in simulations: if the scoring keys are right, the likely range contains the true value about 94% of the time.',
);
const certainty = sentence<{ clear: string; likely: string }>(
  'We always list five opportunities and five barriers. Each shows how certain it is to be one of the top five. Clear means {clear} or more, likely {likely} to {clear}, unclear less than {likely}. If one is unclear, ask people about it before you rely on it.',
);
const judgement = sentence(
  'The authors of the questionnaire judged what each answer says about a person or their work. Their judgement has not been checked against field data. Before you act on a finding, check it by talking to people and looking at the work.',
);

/** What a reader has to know who never saw the screens. */
export const howToRead = (): string[] => [
  scale({ balanced: BALANCED, points: POINTS }),
  certainty({ clear: percentOf(CLEAR), likely: percentOf(LIKELY) }),
  judgement(),
];
