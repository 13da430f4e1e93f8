import { compileGroupModel, type GroupQuestion } from '../../group/group-model.ts';
import { marginalChoice } from '../../group/marginal-choice.ts';
import { factorise, solve } from '../../linear-algebra/index.ts';
import type { Model } from '../../questionnaire/model.ts';
import { POPULARITY_SD } from '../key-uncertainty.ts';
import type { AnswerSums } from './sum-answers.ts';
import { type Weight, weightOf } from './weigh-sums.ts';

/**
 * Sums of another installation as evidence for keys: how attractive each option was to those people, where they stood,
 * and how certain that is.
 *
 * For each question the utilities b (of mean zero) with which the model would choose as often as they did, and the
 * precision of b, n J' Cov(f)^-1 J. They weigh no more than `weightOf` says; and no option is taken to be further from the
 * others than a popularity reaches: no file, from anyone, can push a key beyond what was thought possible before.
 *
 * Example: b = 0 and no precision at all for a question that nobody answered.
 */
export interface ReceivedSums extends Weight {
  /** By question of the model. */
  readonly questions: readonly ReceivedQuestion[];
}

export interface ReceivedQuestion {
  readonly utilities: Float64Array;
  /** Options x options. */
  readonly precision: Float64Array;
}

/** Two standard deviations of what popularities were believed to be. */
export const REACH = 2 * POPULARITY_SD;
const STEPS = 12;
const CUTS = 10;

export function readSums(model: Model, sums: AnswerSums): ReceivedSums {
  const { questions } = compileGroupModel(model);
  const counts = sums[model.kind];
  const weight = weightOf(sums);
  return {
    ...weight,
    questions: questions.map((question) => readQuestion(model, question, counts, weight)),
  };
}

function readQuestion(
  model: Model,
  groupQuestion: GroupQuestion,
  counts: readonly number[],
  { people }: Weight,
): ReceivedQuestion {
  const { firstOption, optionKeys } = groupQuestion.question;
  const options = optionKeys.length;
  const own = counts.slice(firstOption, firstOption + options);
  const answered = own.reduce((sum, count) => sum + count, 0);
  const utilities = new Float64Array(options);
  if (answered === 0) return { utilities, precision: new Float64Array(options * options) };
  const shares = own.map((count) => (count + 0.5) / (answered + 0.5 * options));
  const popularity = new Float64Array(model.optionCount);
  for (let step = 0; step < STEPS; step++) {
    popularity.set(utilities, firstOption);
    const { probability, slope } = marginalChoice(groupQuestion, popularity, model.prior.mean);
    const move = stepTowards(shares, probability, slope, options);
    for (let option = 0; option < options; option++) {
      utilities[option] = (utilities[option] as number) + Math.min(1, Math.max(-1, move[option] as number));
    }
    keepWithinReach(utilities);
  }
  popularity.set(utilities, firstOption);
  const { probability, slope } = marginalChoice(groupQuestion, popularity, model.prior.mean);
  return { utilities, precision: precisionOf(probability, slope, options, Math.min(people, answered)) };
}

/** J^-1 (f - p), the last option left where it is. */
function stepTowards(
  shares: readonly number[],
  probability: Float64Array,
  slope: Float64Array,
  options: number,
): Float64Array {
  const free = options - 1;
  const matrix = new Float64Array(free * free);
  const step = new Float64Array(free);
  for (let row = 0; row < free; row++) {
    step[row] = (shares[row] as number) - (probability[row] as number);
    for (let column = 0; column < free; column++)
      matrix[row * free + column] = slope[row * options + column] as number;
  }
  factorise(matrix, free);
  solve(matrix, free, step);
  return Float64Array.from({ length: options }, (_, option) => step[option] ?? 0);
}

/** n J' Cov(f)^-1 J, with Cov(f) of all options but the last. */
function precisionOf(
  probability: Float64Array,
  slope: Float64Array,
  options: number,
  people: number,
): Float64Array {
  const free = options - 1;
  const scatter = Float64Array.from({ length: free * free }, (_, at) => {
    const [row, column] = [Math.floor(at / free), at % free];
    const p = probability[row] as number;
    return (row === column ? p : 0) - p * (probability[column] as number);
  });
  factorise(scatter, free);
  const precision = new Float64Array(options * options);
  for (let column = 0; column < options; column++) {
    const line = Float64Array.from({ length: free }, (_, row) => slope[row * options + column] as number);
    solve(scatter, free, line);
    for (let row = 0; row < options; row++) {
      let sum = 0;
      for (let k = 0; k < free; k++) sum += (slope[k * options + row] as number) * (line[k] as number);
      precision[row * options + column] = people * sum;
    }
  }
  return precision;
}

/** Of mean zero and no further from it than the reach. What is cut off moves the mean, so it is done again and again. */
function keepWithinReach(values: Float64Array): void {
  for (let again = 0; again < CUTS; again++) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    for (let at = 0; at < values.length; at++)
      values[at] = Math.min(REACH, Math.max(-REACH, (values[at] as number) - mean));
  }
}
