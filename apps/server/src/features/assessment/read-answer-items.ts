import type { AnswerItem } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { AppError } from '../../kernel/http/app-error.ts';
import { type SheetEntry, toTenths } from './answer-sheet.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';

/** Checks what a browser sent against the questionnaire. One unknown question or option, and nothing is taken. */
export function readAnswerItems(
  questionnaire: AskedQuestionnaire,
  items: readonly AnswerItem[],
): readonly SheetEntry[] {
  const errors: Record<string, string[]> = {};
  const entries = items.flatMap((item, index) => {
    const entry = readItem(questionnaire, item);
    if (typeof entry !== 'string') return [entry];
    errors[`answers.${index}`] = [entry];
    return [];
  });
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError('invalid', first[0] ?? messages.checkFields(), { errors });
  return entries;
}

function readItem(questionnaire: AskedQuestionnaire, item: AnswerItem): SheetEntry | string {
  const question = questionnaire.questions.get(item.question_key);
  const place = questionnaire.places.get(item.question_key);
  if (question === undefined || place === undefined || question.id !== item.question_id) {
    return say('There is no question {key} with the id {id}.', {
      key: item.question_key,
      id: item.question_id,
    });
  }
  const choice = question.options.findIndex(({ key }) => key === item.key) + 1;
  if (choice === 0)
    return say('The question {question} has no option {option}.', {
      question: question.key,
      option: item.key,
    });
  const chosenAt = item.chosen_at === undefined ? undefined : new Date(item.chosen_at);
  return { place, choice, tenths: toTenths(item.seconds), chosenAt };
}
