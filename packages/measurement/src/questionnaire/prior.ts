import { factorise, invertFactor, logDeterminant } from '../linear-algebra/index.ts';
import type { MeasureGroup, Prior } from './model.ts';
import type { MeasureKind } from './types.ts';

/**
 * What is believed of a person before the first answer: every measure N(0, 1),
 * related measures correlated.
 *
 * The correlations are expert judgement, the same for every pair of a kind.
 *
 * Example: two behaviours of Agency correlate 0.4, one of Agency and one of
 * Care 0.15.
 */
export const PRIOR_CORRELATION: Readonly<Record<MeasureKind, { within: number; across: number }>> = {
  behaviour: { within: 0.4, across: 0.15 },
  perception: { within: 0.5, across: 0.25 },
};

export function createPrior(kind: MeasureKind, size: number, groups: readonly MeasureGroup[]): Prior {
  const { within, across } = PRIOR_CORRELATION[kind];
  const covariance = new Float64Array(size * size).fill(across);
  for (const { members } of groups) {
    for (const row of members) for (const column of members) covariance[row * size + column] = within;
  }
  for (let i = 0; i < size; i++) covariance[i * size + i] = 1;
  return priorFrom(new Float64Array(size), covariance);
}

/** A prior of any mean and covariance; throws `not_positive_definite`. */
export function priorFrom(mean: Float64Array, covariance: Float64Array): Prior {
  const size = mean.length;
  const factor = Float64Array.from(covariance);
  factorise(factor, size);
  const precision = new Float64Array(size * size);
  invertFactor(factor, size, precision);
  return { mean, covariance, precision, logDeterminant: logDeterminant(factor, size) };
}
