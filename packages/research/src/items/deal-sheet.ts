import { createRandom, shuffle } from '@fourfold/measurement/random.ts';

/** A text under a number that tells nothing, so that a reader sees the text alone. */
export interface SheetLine {
  readonly number: number;
  readonly id: string;
  readonly text: string;
}

export interface ItemText {
  readonly id: string;
  readonly text: string;
}

/** All texts in an order of the reader's own. */
export function dealSheet(texts: readonly ItemText[], seed: string): SheetLine[] {
  return shuffle(texts, createRandom(`sheet ${seed}`)).map(({ id, text }, at) => ({
    number: at + 1,
    id,
    text,
  }));
}

/** The lines of a sheet as it was dealt. A text that stands in a pool twice is read twice. */
export function readDealt(dealt: string, pool: readonly ItemText[]): SheetLine[] {
  const idsOf = new Map(
    [...Map.groupBy(pool, ({ text }) => text)].map(([text, same]) => [text, same.map(({ id }) => id)]),
  );
  return [...dealt.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number = '', text = '']) => {
    const id = idsOf.get(text)?.shift();
    if (id === undefined) throw new Error(`line ${number} (${text}) is none of the pool`);
    return { number: Number(number), id, text };
  });
}

/** One answer, beside the very words that were read: a text that was changed since has to be read again. */
export interface Reading<Answer> {
  readonly text: string;
  readonly answer: Answer;
}

/** Puts answers by number back to the texts. A number without an answer, or with one that was not asked for, is an error. */
export function fileAnswers<Answer>(
  sheet: readonly SheetLine[],
  answers: Readonly<Record<string, unknown>>,
  accepts: (answer: unknown) => answer is Answer,
): Record<string, Reading<Answer>> {
  const filed = sheet.map(({ number, id, text }): [string, Reading<Answer>] => {
    const answer = answers[number];
    if (!accepts(answer)) throw new Error(`line ${number} (${text}) has no answer that was asked for`);
    return [id, { text, answer }];
  });
  return Object.fromEntries(filed.sort(([one], [other]) => (one < other ? -1 : 1)));
}
