import type { Sheet } from './read-so-far.ts';

/** How one reader rates beside the others who were asked the same. */
export interface RaterBesideOthers {
  readonly mean: number;
  readonly deviation: number;
  /** Correlation with the mean of the other readers, over the texts that all of them rated. */
  readonly agrees: number;
}

/**
 * How readers of one question differ: how strictly each rates, how wide a range each uses, and how far each puts the texts
 * in the others' order.
 *
 * Example: of two readers of whom one rates everything a point lower, both agree by 1.
 */
export function compareRaters(readers: readonly Sheet<number>[]): RaterBesideOthers[] {
  const shared = Object.keys(readers[0] ?? {}).filter((id) => readers.every((reader) => id in reader));
  const ratings = readers.map((reader) => shared.map((id) => reader[id]?.answer ?? Number.NaN));
  return ratings.map((own, reader) => {
    const others = ratings.filter((_, other) => other !== reader);
    const rest = shared.map((_, at) => meanOf(others.map((other) => other[at] ?? Number.NaN)));
    return { mean: meanOf(own), deviation: Math.sqrt(covariance(own, own)), agrees: correlation(own, rest) };
  });
}

/** Of the texts that a reader saw, the share whose key is among the guesses. */
export function shareNamed<Answer>(
  sheet: Sheet<Answer>,
  names: (answer: Answer, id: string) => boolean,
): number {
  const read = Object.entries(sheet);
  return read.filter(([id, { answer }]) => names(answer, id)).length / read.length;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  return covariance(one, other) / Math.sqrt(covariance(one, one) * covariance(other, other));
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [meanOf(one), meanOf(other)];
  return meanOf(one.map((value, at) => (value - first) * ((other[at] ?? Number.NaN) - second)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
