import type { ScoredResponse } from '../person/score-response.ts';
import { createWorkspace } from '../person/workspace.ts';
import { screenPosition } from '../presentation-order/option-order.ts';
import { questionOrder } from '../presentation-order/question-order.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { answersByQuestion } from '../questionnaire/read-answers.ts';
import type { Answer, Question } from '../questionnaire/types.ts';
import { information, informationGiven } from './information.ts';
import { longestRun } from './longest-run.ts';
import { mirrorDistance } from './mirror-agreement.ts';
import { paceOf } from './pace.ts';
import { personFit } from './person-fit.ts';
import type { Signs } from './types.ts';

const KINDS = ['behaviour', 'perception'] as const;

/**
 * Everything that the verdict looks at, as numbers.
 *
 * Example: `collectSigns(questionnaire, response).information` is near 16 for an honest response.
 */
export function collectSigns(questionnaire: Questionnaire, response: ScoredResponse): Signs {
  const given = answersByQuestion(questionnaire, response.answers);
  const seen = questionOrder(questionnaire.design, response.id).filter((key) => given.has(key));
  const pace = paceOf(seen.map((key) => given.get(key)?.seconds));
  const parts = KINDS.map((kind) => ({
    model: questionnaire.models[kind],
    choices: response.choices[kind],
    theta: response.estimates[kind].theta,
    whole: information(
      questionnaire.models[kind],
      response.choices[kind],
      response.estimates[kind].logEvidence,
    ),
  }));
  const firstHalf = new Set(seen.slice(0, Math.ceil(seen.length / 2)));
  const informationOfRest = (isOther: (key: string) => boolean): number =>
    parts.reduce(
      (sum, part) => sum + informationGiven(part, part.whole, isOther, createWorkspace(part.model)),
      0,
    );
  return {
    answered: given.size / questionnaire.design.questions.length,
    mirrors: mirrorDistance(questionnaire, given),
    fit: personFit(parts),
    information: parts.reduce((sum, { whole }) => sum + whole, 0),
    halves: Math.min(
      informationOfRest((key) => firstHalf.has(key)),
      informationOfRest((key) => !firstHalf.has(key)),
    ),
    run: longestRun(
      seen.map((key) => {
        const { optionKey } = given.get(key) as Answer;
        return screenPosition(questionnaire.questions.get(key) as Question, optionKey, response.id);
      }),
    ),
    seconds: pace?.seconds ?? null,
    hasty: pace?.hasty ?? null,
  };
}
