import type { ScoredResponse } from '../person/score-response.ts';
import { screenPosition } from '../presentation-order/option-order.ts';
import { questionOrder } from '../presentation-order/question-order.ts';
import { type AskedForm, askedPlaces, FULL_FORM } from '../questionnaire/forms.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { answersByQuestion } from '../questionnaire/read-answers.ts';
import type { Answer, Question } from '../questionnaire/types.ts';
import { evidenceModels } from './evidence-models.ts';
import { favouredPlaces } from './favoured-places.ts';
import { weighExplanations } from './information.ts';
import { longestRun } from './longest-run.ts';
import { mirrorDistance } from './mirror-agreement.ts';
import { paceOf } from './pace.ts';
import { personFit } from './person-fit.ts';
import type { Signs } from './types.ts';

const KINDS = ['behaviour', 'perception'] as const;

/**
 * Everything that the verdict looks at, as numbers.
 *
 * Example: `collectSigns(questionnaire, response).information` is near 20 for an honest response.
 */
export function collectSigns(
  questionnaire: Questionnaire,
  response: ScoredResponse,
  form: AskedForm = FULL_FORM,
): Signs {
  const given = answersByQuestion(questionnaire, response.answers);
  const seen = questionOrder(questionnaire.design, response.id).filter((key) => given.has(key));
  const pace = paceOf(seen.map((key) => given.get(key)?.seconds));
  const tapped = seen.map((key) => {
    const question = questionnaire.questions.get(key) as Question;
    const { optionKey } = given.get(key) as Answer;
    return { question, place: screenPosition(question, optionKey, response.id) };
  });
  const shuffled = tapped.filter(({ question }) => question.kind === 'tendency');
  const firstHalf = new Set(seen.slice(0, Math.ceil(seen.length / 2)));
  const { behaviour, perception } = evidenceModels(questionnaire);
  const choices = {
    behaviour: choicesIn(behaviour.spreads[0], given),
    perception: choicesIn(perception.spreads[0], given),
  };
  return {
    answered: given.size / askedPlaces(questionnaire.design, form).length,
    mirrors: mirrorDistance(questionnaire, given),
    fit: personFit(
      KINDS.map((kind) => ({
        model: questionnaire.models[kind],
        choices: response.choices[kind],
        theta: response.estimates[kind].theta,
      })),
    ),
    ...weighExplanations(questionnaire, choices, (key) => firstHalf.has(key)),
    run: longestRun(tapped.map(({ place }) => place)),
    places: favouredPlaces(
      shuffled.map(({ place }) => place),
      Math.max(1, ...shuffled.map(({ question }) => question.options.length)),
    ),
    seconds: pace?.seconds ?? null,
    hasty: pace?.hasty ?? null,
  };
}

/** Mirrors included, where the model has them. */
function choicesIn(model: Model, given: ReadonlyMap<string, Answer>): Choices {
  return Int16Array.from(model.questions, ({ key, firstOption, optionKeys }) => {
    const answer = given.get(key);
    return answer ? firstOption + optionKeys.indexOf(answer.optionKey) : NOT_ANSWERED;
  });
}
