import type { Question, ResponseForm } from '@fourfold/contract/schemas';

/** How many questions are fetched at once. */
export const batch = 40;
/** Some of what is fetched lies before what is asked for, so that Back finds its page too. */
const before = 8;

/** The questions in hand, by their number: the next pages lie here before Next is pressed. */
export type Questions = ReadonlyMap<number, Question>;

/** Part of the way through all of them: the number of the first one, and how many a page has. */
export interface Place {
  readonly at: number;
  readonly size: number;
  readonly total: number;
}

/** A question that is here already stays as it is: it may carry an answer of another device. */
export function withQuestions(questions: Questions, given: readonly Question[]): Questions {
  const added = given.filter(({ number }) => !questions.has(number));
  return added.length === 0
    ? questions
    : new Map([...questions, ...added.map((one) => [one.number, one] as const)]);
}

export function findQuestion(questions: Questions, id: number): Question | undefined {
  return [...questions.values()].find((question) => question.id === id);
}

/** The first number from here on that is not in hand; null when all of them are. */
export function firstLacking(questions: Questions, total: number, from: number): number | null {
  for (let number = from; number <= total; number += 1) if (!questions.has(number)) return number;
  return null;
}

/** What another device has answered. */
export function withAnswerKey(questions: Questions, id: number, answerKey: string): Questions {
  const question = findQuestion(questions, id);
  if (question === undefined) return questions;
  return new Map(questions).set(question.number, { ...question, answer_key: answerKey });
}

/** In this form every question has four sentences to choose from, and two of those do not fit a phone. */
export const isOneByOne = (form: ResponseForm): boolean => form === 'candidate';

/** How many questions a page has where the screen has room for so many. */
export const pageSize = (room: number, form: ResponseForm): number =>
  isOneByOne(form) && room < 4 ? 1 : room;

/**
 * Where the page begins on which a question is gone on from: with the one before, if a phone shows the two together.
 * Not where that one is not in hand: to read earlier answers through a copied link leaves a trace.
 */
export const pageStart = (questions: Questions, number: number, form: ResponseForm): number =>
  !isOneByOne(form) && number % 2 === 0 && questions.has(number - 1) ? number - 1 : number;

/** The page that starts at a number, or null until all of it is here. */
export function pageOf(questions: Questions, { at, size, total }: Place): readonly Question[] | null {
  const numbers = Array.from({ length: Math.min(size, total - at + 1) }, (_, i) => at + i);
  const found = numbers.flatMap((number) => questions.get(number) ?? []);
  return found.length === numbers.length ? found : null;
}

/** How many to leave out before those that are fetched around a page. */
export const aroundHere = ({ at }: Pick<Place, 'at'>): number => Math.max(0, at - 1 - before);

/** The number from which to fetch what this page lacks, or the pages after it; null when nothing is needed. */
export function lackingFrom(questions: Questions, { at, size, total }: Place): number | null {
  if (pageOf(questions, { at, size, total }) === null) return Math.max(1, at - before);
  const hasNext = at + size <= total;
  return hasNext && pageOf(questions, { at: at + size, size: size * 2, total }) === null ? at + size : null;
}
