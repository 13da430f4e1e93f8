import { tellingWords } from './telling-words.ts';

/** A word that more of the acts have says little about any of them: ask, work, colleague. */
const commonFrom = 0.02;

/**
 * Which acts say too much the same to stand in one question: they share two telling words, or one that few acts have.
 * So no act of a question contains another one, or answers it. `apart` are pairs that a reader found alike besides, by id.
 *
 * Example: of `keep trying while it rains` and `keep trying at noon`, `findAlike(acts, [])(0, 1)` is true.
 */
export function findAlike(
  acts: readonly { readonly id: string; readonly text: string }[],
  apart: readonly (readonly string[])[],
): (one: number, other: number) => boolean {
  const said = acts.map(({ text }) => new Set(tellingWords(text).map(rootOf)));
  const having = Map.groupBy(
    said.flatMap((own, at) => [...own].map((word) => ({ word, at }))),
    ({ word }) => word,
  );
  const shared = new Uint8Array(acts.length ** 2);
  for (const places of having.values()) {
    const weight = places.length > commonFrom * acts.length ? 1 : 2;
    for (const { at: row } of places)
      for (const { at: column } of places) {
        const pair = row * acts.length + column;
        shared[pair] = (shared[pair] as number) + weight;
      }
  }
  const placeOf = new Map(acts.map(({ id }, at) => [id, at]));
  for (const ids of apart) {
    const [row, column] = ids.map((id) => placeOf.get(id));
    if (row === undefined || column === undefined) continue;
    shared[row * acts.length + column] = 2;
    shared[column * acts.length + row] = 2;
  }
  return (one, other) => (shared[one * acts.length + other] as number) >= 2;
}

/** A word without the ending that its place in the sentence gives it: praise, praised, praising. */
function rootOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ing|ed|e)$/, '');
}
