import { multiply } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';
import { WITHIN_GROUPS } from './group-spread.ts';
import { type KindStatistics, STEPS } from './group-statistics.ts';
import type { QuickScore } from './quick-score.ts';

/**
 * How much the members of a group really differ: the variance of their true standings, one number a
 * measure.
 *
 * Quick scores are shrunk and noisy. If the true spread is s^2 S, theirs is s^2 W (S - C) + W C, so
 * s^2 = (variance - (W C)_kk) / (W (S - C))_kk. One measure alone says little (its answer is worth
 * as much as a prior of 200 people), hence it is pulled towards 0.8 by n / (n + 200) and kept
 * between half and twice of that.
 *
 * Example: for one person it is 0.8 everywhere: one person says nothing of a spread.
 */
export interface SpreadScale {
  readonly noise: Float64Array;
  readonly signal: Float64Array;
}

const WORTH_OF_PRIOR = 200;

export function compileSpread({ size, prior }: Model, { errors, resolution }: QuickScore): SpreadScale {
  const noise = multiply(resolution, errors, size);
  const total = multiply(resolution, prior.covariance, size);
  const diagonal = (matrix: Float64Array): Float64Array =>
    Float64Array.from({ length: size }, (_, index) => matrix[index * size + index] as number);
  const [noises, totals] = [diagonal(noise), diagonal(total)];
  return { noise: noises, signal: totals.map((value, index) => value - (noises[index] as number)) };
}

export function membersSpread(
  { noise, signal }: SpreadScale,
  { sums, squares }: KindStatistics,
  people: number,
): Float64Array {
  const weight = people < 2 ? 0 : people / (people + WORTH_OF_PRIOR);
  return sums.map((sum, index) => {
    const scatter = ((squares[index] as number) - (sum * sum) / people) / STEPS ** 2;
    const variance = people < 2 ? 0 : Math.max(0, scatter) / (people - 1);
    const observed = (variance - (noise[index] as number)) / (signal[index] as number);
    const pulled = weight * observed + (1 - weight) * WITHIN_GROUPS;
    return Math.min(2 * WITHIN_GROUPS, Math.max(WITHIN_GROUPS / 2, pulled));
  });
}
