import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type ResponseChoices, readAnswers } from '../questionnaire/read-answers.ts';
import type { Answer, MeasureKind } from '../questionnaire/types.ts';
import { type PersonEstimate, scorePerson } from './score-person.ts';
import type { Workspace } from './workspace.ts';

/**
 * One response from its answers: checked, and scored in both models.
 *
 * `id` is the response's own: it gives the order of questions and options that this
 * respondent saw, which the verdict on quality needs. Throws what `readAnswers` throws.
 *
 * Example: `scoreResponse(questionnaire, response.id, answers).estimates.behaviour.theta`.
 */
export interface ScoredResponse {
  readonly id: string;
  readonly answers: readonly Answer[];
  readonly choices: ResponseChoices;
  readonly estimates: Readonly<Record<MeasureKind, PersonEstimate>>;
}

export function scoreResponse(
  questionnaire: Questionnaire,
  id: string,
  answers: readonly Answer[],
  workspaces?: Readonly<Record<MeasureKind, Workspace>>,
): ScoredResponse {
  const choices = readAnswers(questionnaire, answers);
  const estimate = (kind: MeasureKind): PersonEstimate =>
    scorePerson(questionnaire.models[kind], choices[kind], workspaces?.[kind]);
  return {
    id,
    answers,
    choices,
    estimates: { behaviour: estimate('behaviour'), perception: estimate('perception') },
  };
}
