/**
 * The scale of reported scores and its bands, from the specification.
 *
 * 100 is balanced; 40 points are one standard deviation of the prior. A band
 * names the point estimate only: how sure it is stands beside it, never inside it.
 * Scores are read as whole numbers, so the band is that of the whole number.
 *
 * Example: `bandOf(142)` is `high`, `bandOf(120.4)` is read as 120 and `balanced`.
 */
export const BALANCED = 100;
export const POINTS = 40;
export const LOWEST = 0;
export const HIGHEST = 200;

/** Where balanced ends on either side; both edges are balanced still. */
export const LOW_EDGE = 80;
export const HIGH_EDGE = 120;
/** What is below is underactivated. */
export const UNDERACTIVATED_BELOW = 50;
/** From here on it is overactivated. */
export const OVERACTIVATED_FROM = 150;

export type Band = 'underactivated' | 'low' | 'balanced' | 'high' | 'overactivated';

export function bandOf(score: number): Band {
  const read = Math.round(score);
  if (read < UNDERACTIVATED_BELOW) return 'underactivated';
  if (read < LOW_EDGE) return 'low';
  if (read <= HIGH_EDGE) return 'balanced';
  return read < OVERACTIVATED_FROM ? 'high' : 'overactivated';
}

export function toScore(x: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, BALANCED + POINTS * x));
}
