import type { Sheet } from './read-so-far.ts';

/** What readers made of one wording of a construct line: of its favourable end and of the other one. */
export interface JudgedWording {
  readonly wording: number;
  /** Mean from 1 (not at all) to 7 (very) of how uncomfortable the more uncomfortable end is to choose. */
  readonly discomfort: number;
  /** The mean over both ends. */
  readonly discomfortOfBoth: number;
  /** The share of readers who rate work with the favourable end higher. */
  readonly favoured: number;
  /** The share of guesses at either end that have the line's perception among the first three. */
  readonly recognised: number;
  readonly passes: boolean;
}

export interface ConstructReadings {
  readonly discomfort: readonly Sheet<number>[];
  readonly favour: readonly Sheet<number>[];
  readonly perception: readonly Sheet<readonly string[]>[];
}

/** The mean that no end may exceed. */
const MOST_DISCOMFORT = 4.5;
const LEAST_FAVOURED = 0.75;
const LEAST_RECOGNISED = 0.75;

/**
 * The wordings of a line that everyone has read, the one to take first: those that pass before those that do not, and
 * among them the least uncomfortable. Those in `leftOut` (by line and number: `c27.1`) are not taken.
 *
 * Example: `judgeWordings('c27', 'fair_pay', 3, readings)[0]?.wording` is 2 where the second wording is best.
 */
export function judgeWordings(
  key: string,
  perception: string,
  count: number,
  readings: ConstructReadings,
  leftOut: Readonly<Record<string, string>> = {},
): JudgedWording[] {
  const sheets: readonly Sheet<unknown>[] = Object.values(readings).flat();
  const read = Array.from({ length: count }, (_, at) => at + 1).filter(
    (wording) =>
      !(`${key}.${wording}` in leftOut) &&
      endsOf(`${key}.${wording}`).every((end) => sheets.every((sheet) => end in sheet)),
  );
  const judged = read.map((wording) => judge(`${key}.${wording}`, wording, perception, readings));
  return judged.sort(
    (one, other) => Number(other.passes) - Number(one.passes) || one.discomfort - other.discomfort,
  );
}

function judge(
  line: string,
  wording: number,
  perception: string,
  readings: ConstructReadings,
): JudgedWording {
  const ends = endsOf(line);
  const answersTo = <Answer>(sheets: readonly Sheet<Answer>[], end: string): Answer[] =>
    sheets.map((sheet) => answerTo(sheet, end));
  const discomforts = ends.map((end) => meanOf(answersTo(readings.discomfort, end)));
  const discomfort = Math.max(...discomforts);
  const favoured = shareOf(readings.favour, (sheet) => answerTo(sheet, ends[0]) > answerTo(sheet, ends[1]));
  const guesses = ends.flatMap((end) => answersTo(readings.perception, end));
  const recognised = shareOf(guesses, (guess) => guess.includes(perception));
  const passes =
    discomfort <= MOST_DISCOMFORT && favoured >= LEAST_FAVOURED && recognised >= LEAST_RECOGNISED;
  return { wording, discomfort, discomfortOfBoth: meanOf(discomforts), favoured, recognised, passes };
}

function endsOf(line: string): readonly [favourable: string, other: string] {
  return [`${line}.favourable`, `${line}.other`];
}

function answerTo<Answer>(sheet: Sheet<Answer>, end: string): Answer {
  const reading = sheet[end];
  if (reading === undefined) throw new Error(`nobody read ${end}`);
  return reading.answer;
}

function meanOf(ratings: readonly number[]): number {
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

function shareOf<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.filter(holds).length / list.length;
}
