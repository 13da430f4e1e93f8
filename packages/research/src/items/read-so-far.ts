import { createRandom, shuffle } from '@fourfold/measurement/random.ts';
import type { ItemText, Reading } from './deal-sheet.ts';

/** What a reader, or readers of one profession one after the other, said of a pool: a sheet for each time it had grown. */
export type Sheet<Answer> = Readonly<Record<string, Reading<Answer>>>;

/** How many texts that were read before lie between the new ones, so that two sheets can be held against each other. */
const ANCHORS = 60;

/**
 * The texts for a reader's next sheet: those that earlier sheets do not have in these very words. They lie among texts
 * of earlier sheets, which keep a run of alike acts from naming itself. Those of the first sheet tell how strictly this
 * sheet is rated.
 *
 * Example: with no sheet so far, the whole pool.
 */
export function textsToRead(
  texts: readonly ItemText[],
  sheets: readonly Sheet<unknown>[],
  seed: string,
): ItemText[] {
  const known = ({ id, text }: ItemText) => sheets.some((sheet) => sheet[id]?.text === text);
  const unread = texts.filter((each) => !known(each));
  const read = texts.filter(known);
  return [...unread, ...shuffle(read, createRandom(`anchors ${seed}`)).slice(0, ANCHORS)];
}

/** Several sheets of one reader as one: the first answer to a text counts, and an answer to words that changed since goes. */
export function joinSheets<Answer>(sheets: readonly Sheet<Answer>[]): Sheet<Answer> {
  const joined: Record<string, Reading<Answer>> = {};
  for (const sheet of sheets)
    for (const [id, reading] of Object.entries(sheet))
      if (joined[id]?.text !== reading.text) joined[id] = reading;
  return joined;
}

/** Sheets of ratings as one, each later sheet moved by what it rates the texts of the first one higher or lower. */
export function joinRatings(sheets: readonly Sheet<number>[]): Sheet<number> {
  const [first = {}, ...later] = sheets;
  const moved = later.map((sheet) => {
    const by = driftOf(first, sheet);
    const answers = Object.entries(sheet).map(([id, { text, answer }]): [string, Reading<number>] => [
      id,
      { text, answer: answer - by },
    ]);
    return Object.fromEntries(answers);
  });
  return joinSheets([first, ...moved]);
}

/** By how much texts that were rated twice were rated higher the second time, in the mean. */
export function driftOf(first: Sheet<number>, second: Sheet<number>): number {
  const twice = differencesOf(first, second);
  return twice.length === 0 ? 0 : twice.reduce((sum, difference) => sum + difference, 0) / twice.length;
}

/** For each text that was rated twice in the same words, by how much it was rated higher the second time. */
export function differencesOf(first: Sheet<number>, second: Sheet<number>): number[] {
  return Object.entries(second).flatMap(([id, { text, answer }]) => {
    const before = first[id];
    return before?.text === text ? [answer - before.answer] : [];
  });
}
