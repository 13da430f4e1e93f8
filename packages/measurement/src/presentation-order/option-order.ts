import type { Question } from '../questionnaire/types.ts';
import { createRandom, shuffle } from '../random.ts';

/**
 * The order in which one respondent sees the options of a question.
 *
 * The options of a tendency question are shuffled for every respondent, so
 * that a place on the screen is never content; the steps of a construct stay
 * in order from pole to pole. Deterministic from the response's id: where an option stood can be told later
 * from the id alone.
 *
 * Example: `optionOrder(question, response.id)` may be `['c', 'a', 'd', 'b']`.
 */
export function optionOrder({ key, kind, options }: Question, responseId: string): string[] {
  const keys = options.map((option) => option.key);
  return kind === 'tendency' ? shuffle(keys, createRandom(`options ${key} ${responseId}`)) : keys;
}

/** Where an option stood on the screen, from 0; -1 for an option that the question does not have. */
export function screenPosition(question: Question, optionKey: string, responseId: string): number {
  return optionOrder(question, responseId).indexOf(optionKey);
}
