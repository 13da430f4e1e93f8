/**
 * The scale of reported scores and its bands, from the specification.
 *
 * 100 is balanced; 40 points are one standard deviation of the prior. A band
 * names the point estimate only: how sure it is stands beside it, never inside it.
 *
 * Example: `bandOf(142)` is `high`.
 */
export const BALANCED = 100;
export const POINTS = 40;
export const LOWEST = 0;
export const HIGHEST = 200;

/** Where balanced ends on either side. */
export const LOW_EDGE = 80;
export const HIGH_EDGE = 120;

export type Band = 'underactivated' | 'low' | 'balanced' | 'high' | 'overactivated';

export function bandOf(score: number): Band {
  if (score < 50) return 'underactivated';
  if (score < LOW_EDGE) return 'low';
  if (score <= HIGH_EDGE) return 'balanced';
  return score < 150 ? 'high' : 'overactivated';
}

export function toScore(x: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, BALANCED + POINTS * x));
}
