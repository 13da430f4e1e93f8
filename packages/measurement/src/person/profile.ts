import { MeasurementError } from '../errors.ts';
import { meanOfBlock } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';
import { type ReportedScore, reportScore } from './reported-score.ts';
import type { PersonEstimate } from './score-person.ts';

/**
 * All scores of one person in one model: 84 measures and the 14 competencies
 * or domains that they form.
 *
 * A competency is the mean of its six behaviours. Its error comes from their
 * whole block of the covariance, so it is much smaller than a behaviour's: this is the
 * level at which one person is known well.
 *
 * Example: `profilePerson(model, estimate, keys).groups[0]?.score`.
 */
export interface Profile {
  readonly version: string;
  readonly measures: readonly NamedScore[];
  readonly groups: readonly NamedScore[];
}

export interface NamedScore extends ReportedScore {
  readonly key: string;
}

/** `keyCovariance`: what `carryKeyUncertainty` gives for the same model. */
export function profilePerson(model: Model, estimate: PersonEstimate, keyCovariance: Float64Array): Profile {
  const { size } = model;
  const { theta, covariance, skewness } = estimate;
  if (theta.length !== size || keyCovariance.length !== size * size) {
    throw new MeasurementError('wrong_size', { measures: size, estimates: theta.length });
  }
  const at = (matrix: Float64Array, index: number): number => matrix[index * size + index] as number;
  return {
    version: model.version,
    measures: model.measures.map(({ key }, index) => ({
      key,
      ...reportScore(
        theta[index] as number,
        at(covariance, index) + (skewness[index] as number) ** 2,
        at(keyCovariance, index),
      ),
    })),
    groups: model.groups.map(({ key, members }) => {
      const variance = groupVariance(estimate, members);
      const keyVariance = meanOfBlock(keyCovariance, size, members);
      return { key, ...reportScore(meanOver(theta, members), variance, keyVariance) };
    }),
  };
}

/** Of answering alone, of the mean of these measures: their whole block of the covariance, and their shared lean. */
export const groupVariance = (
  { covariance, skewness }: Pick<PersonEstimate, 'covariance' | 'skewness'>,
  members: readonly number[],
): number => meanOfBlock(covariance, skewness.length, members) + meanOver(skewness, members) ** 2;

function meanOver(values: Float64Array, members: readonly number[]): number {
  return members.reduce((sum, member) => sum + (values[member] as number), 0) / members.length;
}
