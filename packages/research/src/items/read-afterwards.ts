import { meanOf, spreadOf } from '../matched-design/judge-design.ts';
import type { MatchedQuestion } from '../matched-design/matched-questionnaire.ts';
import { mostApart } from '../matched-design/matched-rules.ts';
import type { Sheet } from './read-so-far.ts';

/** By how much the acts of a question differ for readers whose ratings chose none of them. */
export interface ReadAfterwards {
  /** How many questions these readers have read in the words that are asked. */
  readonly questions: number;
  /** From the best act of a question to the worst, by the readers' means: all questions on average. */
  readonly apart: number;
  /** In how many of them it is further than the readers who chose allow. */
  readonly beyond: number;
  /** How far apart equally good acts would be, because readers differ. */
  readonly byChance: number;
  /** How far apart any four of these acts would be. */
  readonly anyFour: number;
}

/** From the largest to the smallest of four values of a normal distribution, in standard deviations. */
const rangeOfFour = 2.0588;

/**
 * The ratings that chose the acts of a question favour acts whose errors happen to fit one another. Only readers who came
 * afterwards show how equal the acts sound.
 *
 * Example: where all readers rate all acts alike, `apart`, `byChance` and `anyFour` are 0.
 */
export function judgeAfterwards(
  design: readonly MatchedQuestion[],
  sheets: readonly Sheet<number>[],
): ReadAfterwards {
  const read = design.filter(({ options }) =>
    options.every(({ id, text }) => sheets.every((sheet) => sheet[id]?.text === text)),
  );
  const acts = read.flatMap(({ options }) => options.map(({ id }) => id));
  // How strictly someone rates says nothing of an act.
  const strictness = sheets.map((sheet) => meanOf(acts.map((id) => ratingOf(sheet, id))));
  const ratings = new Map(
    acts.map((id) => [id, sheets.map((sheet, at) => ratingOf(sheet, id) - (strictness[at] as number))]),
  );
  const means = acts.map((id) => meanOf(ratings.get(id) as number[]));
  const error = Math.sqrt(meanOf([...ratings.values()].map(varianceOf)) / sheets.length);
  const spreads = read.map((_, question) => spreadOf(means.slice(4 * question, 4 * question + 4)));
  return {
    questions: read.length,
    apart: meanOf(spreads),
    beyond: spreads.filter((spread) => spread > mostApart).length,
    byChance: rangeOfFour * error,
    anyFour: rangeOfFour * Math.sqrt(varianceOf(means)),
  };
}

const ratingOf = (sheet: Sheet<number>, id: string): number => sheet[id]?.answer ?? Number.NaN;

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
