import { MeasurementError } from '../errors.ts';
import { type Choices, type Model, NOT_ANSWERED } from './model.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { Answer, MeasureKind } from './types.ts';

/**
 * The answers of one response, checked and turned into option indexes.
 *
 * Only keys count: what the client says of texts or meanings is never looked
 * at. Throws `unknown_question`, `unknown_option` or `duplicate_answer`. A
 * question without an answer is `NOT_ANSWERED`, not an average; no answer at
 * all is a valid response that says nothing.
 *
 * Example: `readAnswers(questionnaire, [{ questionKey: 't01', optionKey: 'b' }]).behaviour[0]` is 1.
 */
export type ResponseChoices = Readonly<Record<MeasureKind, Choices>>;

export function readAnswers(questionnaire: Questionnaire, answers: readonly Answer[]): ResponseChoices {
  const given = answersByQuestion(questionnaire, answers);
  return {
    behaviour: readChoices(questionnaire.models.behaviour, given),
    perception: readChoices(questionnaire.models.perception, given),
  };
}

/** Checked, by question key, mirrors included. */
export function answersByQuestion(
  { questions }: Questionnaire,
  answers: readonly Answer[],
): ReadonlyMap<string, Answer> {
  const given = new Map<string, Answer>();
  for (const answer of answers) {
    const question = questions.get(answer.questionKey);
    if (!question) throw new MeasurementError('unknown_question', { question: answer.questionKey });
    if (!question.options.some(({ key }) => key === answer.optionKey)) {
      throw new MeasurementError('unknown_option', { question: question.key, option: answer.optionKey });
    }
    if (given.has(question.key)) throw new MeasurementError('duplicate_answer', { question: question.key });
    given.set(question.key, answer);
  }
  return given;
}

function readChoices(model: Model, given: ReadonlyMap<string, Answer>): Choices {
  const choices = new Int16Array(model.questions.length).fill(NOT_ANSWERED);
  for (const [index, { key, firstOption, optionKeys }] of model.questions.entries()) {
    const answer = given.get(key);
    if (answer) choices[index] = firstOption + optionKeys.indexOf(answer.optionKey);
  }
  return choices;
}
