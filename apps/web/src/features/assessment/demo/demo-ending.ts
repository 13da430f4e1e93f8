import { scoreDemo } from '@fourfold/contract/calls';
import { call } from '../../../lib/api.ts';
import type { DemoAnswers, DemoScores } from './demo-data.ts';

/** What the last answer needs, fetched with it: the page is there to be read and answered long before. */
export { DemoResult } from './demo-result.tsx';

export const scoreAnswers = (answers: DemoAnswers): Promise<DemoScores> =>
  call(scoreDemo, { params: { questionnaire: 'culture' }, body: { answers } });
