import type { Question } from '@fourfold/contract/schemas';
import { questionsPerPage } from '@fourfold/contract/words';
import { optionOrder } from '@fourfold/measurement';
import { type AnswerSheet, chosenKey } from './answer-sheet.ts';
import { type AskedQuestionnaire, questionAt } from './asked-questionnaire.ts';

/** The next page: the first questions of the respondent's order that have no answer yet. */
export function unansweredQuestions(
  questionnaire: AskedQuestionnaire,
  responseId: string,
  sheet: AnswerSheet,
): Question[] {
  return questionnaire
    .orderOf(responseId)
    .map((place, index) => ({ place, number: index + 1 }))
    .filter(({ place }) => sheet.choices[place] === 0)
    .slice(0, questionsPerPage)
    .map((asked) => presentQuestion(questionnaire, responseId, sheet, asked));
}

/** Questions by their number, answered or not, for going back. */
export function questionsFrom(
  questionnaire: AskedQuestionnaire,
  responseId: string,
  sheet: AnswerSheet,
  range: { readonly from: number; readonly count: number },
): Question[] {
  return questionnaire
    .orderOf(responseId)
    .slice(range.from, range.from + range.count)
    .map((place, index) =>
      presentQuestion(questionnaire, responseId, sheet, { place, number: range.from + index + 1 }),
    );
}

export function presentQuestion(
  questionnaire: AskedQuestionnaire,
  responseId: string,
  sheet: AnswerSheet,
  { place, number }: { readonly place: number; readonly number: number },
): Question {
  const question = questionAt(questionnaire, place);
  const words = questionnaire.texts.get(question.key);
  const texts = new Map(words?.options.map(({ key, text }) => [key, text]));
  return {
    id: question.id,
    key: question.key,
    text: words?.text ?? '',
    options: optionOrder(question, responseId).map((key) => ({ key, text: texts.get(key) ?? '' })),
    answer_key: chosenKey(questionnaire, sheet, place),
    number,
  };
}
