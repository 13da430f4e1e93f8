import { BALANCED } from '../group/share-out-of-balance.ts';
import { normalCdf } from '../probability/normal.ts';
import type { Prior } from '../questionnaire/model.ts';

/**
 * Add, 0 to 100: of a hundred people at large, how many would move the team's development areas
 * towards balance less than this one would.
 *
 * Hiring someone at x moves a team's mean by (x - mean) / (n + 1). That movement, towards balance,
 * is weighed by how far each behaviour is out of balance. It is compared with people at large,
 * since next to the team's own members nearly everyone adds. 50 is an ordinary applicant; also 50
 * when nothing is out of balance.
 *
 * Example: a team that delegates too little and someone who delegates a lot: 90.
 */
export function addOf(teamMean: Float64Array, x: Float64Array, prior: Prior): number {
  const weights = weightsOf(teamMean, prior);
  if (weights === null) return 50;
  let moved = 0;
  for (const [k, weight] of weights.entries()) {
    moved += weight * ((x[k] as number) - (prior.mean[k] as number));
  }
  return 100 * normalCdf(moved);
}

/** By behaviour, so that the sum over people at large has variance 1; null where nothing is out of balance. */
export function weightsOf(teamMean: Float64Array, { covariance }: Prior): Float64Array | null {
  const wanted = teamMean.map(towardsBalance);
  const size = wanted.length;
  let variance = 0;
  for (let row = 0; row < size; row++) {
    const weight = wanted[row] as number;
    if (weight === 0) continue;
    for (let column = 0; column < size; column++) {
      variance += weight * (wanted[column] as number) * (covariance[row * size + column] as number);
    }
  }
  if (variance <= 0) return null;
  const scale = 1 / Math.sqrt(variance);
  return wanted.map((weight) => weight * scale);
}

/** Which way and how far to balanced. */
export function towardsBalance(mean: number): number {
  return Math.abs(mean) <= BALANCED ? 0 : BALANCED * Math.sign(mean) - mean;
}
