import type { Model } from '../questionnaire/model.ts';
import type { GroupEstimate } from './estimate-group.ts';
import { priorVarianceOfMean } from './group-spread.ts';

/**
 * Where a group may truly stand on one measure, the errors of the keys included.
 *
 * What is furthest out is so partly because its keys are wrong. So the estimate is drawn in as far as its keys are
 * doubtful: with its variance v, that of the keys k, the prior's r of a group's mean and q = r - v (how much estimates
 * scatter by right),
 *
 *   mean  p + f (m - p),   variance  r - f q,   f = q / (q + k)
 *
 * Example: a large group at 40 under uncalibrated keys is believed to stand around 65.
 */
export interface DrawnIn {
  readonly centre: number;
  readonly variance: number;
}

interface Believed {
  readonly estimate: Pick<GroupEstimate, 'mean' | 'covariance' | 'people'>;
  readonly keyCovariance: Float64Array;
}

export function drawIn(
  { prior, size }: Pick<Model, 'prior' | 'size'>,
  { estimate, keyCovariance }: Believed,
  index: number,
): DrawnIn {
  const at = index * (size + 1);
  const before = priorVarianceOfMean(estimate.people) * (prior.covariance[at] as number);
  const right = Math.max(0, before - (estimate.covariance[at] as number));
  const trust = right > 0 ? right / (right + (keyCovariance[at] as number)) : 0;
  const middle = prior.mean[index] as number;
  return {
    centre: middle + trust * ((estimate.mean[index] as number) - middle),
    variance: before - trust * right,
  };
}
