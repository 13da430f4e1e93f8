import { multiply } from '../linear-algebra/index.ts';
import type { Model, ModelQuestion } from '../questionnaire/model.ts';
import { WITHIN_GROUPS } from './group-spread.ts';
import { type KindStatistics, STEPS } from './group-statistics.ts';
import type { QuickScore } from './quick-score.ts';
import { type Shrunk, shrinkTogether } from './shrink-together.ts';

/**
 * How much the members of a group really differ: the variance of their true standings, one number a measure, and how
 * uncertain it is.
 *
 * Quick scores are shrunk and noisy. Each is a sum over questions. What one question brings scatters by D whatever
 * people are like, being a choice, and is read off how often each option was chosen; what two questions have in common
 * grows with the true spread s^2 S, to W S - D for people at large. Choices bend: twice the spread is less than twice
 * the scatter, and so it is where a group stands far from 100. Both are taken into account roughly. One measure of
 * twenty people says little; all 84 together say how far these people differ in general, and how far measures differ
 * in that is estimated as well (`shrink-together.ts`). The belief of 0.8 is worth no more than what a handful say.
 *
 * Example: for one person it is 0.8 everywhere: one person says nothing of a spread.
 */
export interface SpreadScale {
  readonly questions: readonly Pick<ModelQuestion, 'firstOption' | 'optionKeys'>[];
  readonly worth: Float64Array;
  /** W S - D, by measure. */
  readonly signal: Float64Array;
  /** How much choice there is in all questions together, for people at large. */
  readonly choice: number;
  /** (W S W')_kk: how the means of groups scatter whose true means scatter by S. */
  readonly between: Float64Array;
}

/** How much scatter bends with the spread: s^2 (1 + b) / (1 + b s^2) of what it is for people at large. */
const BEND = 1.15;

/** How far the spread of a group may be from what is usual, before anything is seen: SD. */
const UNUSUAL = 0.3;
/** Quick scores of 84 measures say of their general spread what so many independent ones would. */
const INDEPENDENT = 40;
const LEAST = 0.05;
const MOST = 3;

export function compileSpread({ size, prior, questions }: Model, quick: QuickScore): SpreadScale {
  const { errors, resolution, chance, worth } = quick;
  const borrowed = multiply(resolution, errors, size);
  const diagonal = (matrix: Float64Array, index: number): number => matrix[index * size + index] as number;
  const total = prior.mean.map((_, index) => diagonal(prior.covariance, index) - diagonal(errors, index));
  const { noise, choice } = scatterOfChoices(questions, worth, chance, size);
  return {
    questions,
    worth,
    choice,
    signal: total.map((value, index) => value - (noise[index] as number)),
    between: total.map((value, index) => value - diagonal(borrowed, index)),
  };
}

/** D, when options are chosen so often, and how much choice there is: the sum of 1 - sum of squared shares. */
function scatterOfChoices(
  questions: SpreadScale['questions'],
  worth: Float64Array,
  counts: ArrayLike<number>,
  size: number,
): { readonly noise: Float64Array; readonly choice: number } {
  const noise = new Float64Array(size);
  const mean = new Float64Array(size);
  let choice = 0;
  for (const { firstOption, optionKeys } of questions) {
    const options = optionKeys.map((_, option) => firstOption + option);
    const answered = options.reduce((sum, option) => sum + (counts[option] as number), 0);
    if (answered === 0) continue;
    mean.fill(0);
    choice += 1;
    for (const option of options) {
      const share = (counts[option] as number) / answered;
      choice -= share * share;
      for (let k = 0; k < size; k++) {
        const value = share * (worth[option * size + k] as number);
        mean[k] = (mean[k] as number) + value;
        noise[k] = (noise[k] as number) + value * (worth[option * size + k] as number);
      }
    }
    for (let k = 0; k < size; k++) noise[k] = (noise[k] as number) - (mean[k] as number) ** 2;
  }
  return { noise, choice };
}

export function membersSpread(
  scale: SpreadScale,
  { counts, sums, squares }: KindStatistics,
  people: number,
): Shrunk {
  const { signal, worth, questions } = scale;
  if (people < 2) {
    return { values: signal.map(() => WITHIN_GROUPS), errors: signal.map(() => UNUSUAL ** 2) };
  }
  const free = people - 1;
  const { noise, choice } = scatterOfChoices(questions, worth, counts, signal.length);
  // Shares of few people look more decided than those of many.
  const steepness = ((people / free) * choice) / scale.choice;
  const reach = signal.map((value) => value * Math.max(0.1, steepness) ** 2);
  const expected = noise.map((value) => (people / free) * value);
  const variance = sums.map((sum, index) => {
    const scatter = ((squares[index] as number) - (sum * sum) / people) / STEPS ** 2;
    return Math.max(0, scatter) / free;
  });
  const observed = variance.map(
    (value, index) => (value - (expected[index] as number)) / (reach[index] as number),
  );
  const level = Math.max(0, observed.reduce((sum, value) => sum + value, 0) / observed.length);
  const error = expected.map((own, index) => {
    const usual = own + (reach[index] as number) * level;
    return (2 * usual ** 2) / (free * (reach[index] as number) ** 2);
  });
  const found = shrinkTogether(observed, error, {
    mean: bent(WITHIN_GROUPS),
    variance: UNUSUAL ** 2,
    independent: INDEPENDENT,
    least: LEAST,
    most: bent(MOST),
  });
  return {
    values: found.values.map(straightened),
    // As steep as the line is there.
    errors: found.errors.map((value, index) => {
      const at = found.values[index] as number;
      return value * ((1 + BEND) / (1 + BEND - BEND * at) ** 2) ** 2;
    }),
  };
}

const bent = (spread: number): number => (spread * (1 + BEND)) / (1 + BEND * spread);
const straightened = (scatter: number): number => scatter / (1 + BEND - BEND * scatter);
