import type { NormStanding } from '@fourfold/contract/schemas';
import { shareBelow, Z95 } from '@fourfold/measurement';

/** A score in points, and the error of answering: what all companies share in the errors of the keys cancels. */
export interface Placed {
  readonly score: number;
  readonly error: number;
}

export interface GroupNorm {
  readonly mean: number;
  readonly spread: number;
}

/** From so many companies on a place among them says something. */
export const fewestCompanies = 20;

/** Companies hardly stand nearer to one another than this, however alike their figures look. */
const leastSpread = 2;

/** Mean and spread of the true scores: those that were measured scatter by their errors besides. */
export function normOf(placed: readonly Placed[]): GroupNorm {
  const count = placed.length;
  const mean = placed.reduce((sum, { score }) => sum + score, 0) / count;
  const scatter = placed.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / (count - 1);
  const noise = placed.reduce((sum, { error }) => sum + error ** 2, 0) / count;
  return { mean, spread: Math.max(leastSpread, Math.sqrt(Math.max(0, scatter - noise))) };
}

/** Which share of the companies stands lower, in percent, and the middle 95% of where that may be. */
export function standingAmong(
  { score, error }: Placed,
  { mean, spread }: GroupNorm,
  groups: number,
): NormStanding {
  // That the mean is one of so few companies is part of it.
  const margin = Z95 * Math.hypot(error, spread / Math.sqrt(groups));
  const lower = (at: number): number => Math.round(100 * shareBelow({ key: '', mean, spread }, at));
  return { groups, percentile: lower(score), low: lower(score - margin), high: lower(score + margin) };
}
