import { type AnswerOf, getDemoQuestionnaire, type scoreDemo } from '@fourfold/contract';
import { call } from '../../../lib/api.ts';

export type Demo = AnswerOf<typeof getDemoQuestionnaire>;
export type DemoScores = AnswerOf<typeof scoreDemo>['scores'];

export const loadDemo = (questionnaire: string): Promise<Demo> =>
  call(getDemoQuestionnaire, { params: { questionnaire } });
