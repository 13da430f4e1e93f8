import type { ProfileScore } from '@fourfold/contract/schemas';

/** Balanced: what is said of someone of whom nothing is known. */
export const everyoneStartsAt = 100;

/** What the answers that are not listed add up to, in points, so that with those that are they make the score. */
export const restOf = (score: number, pulls: ProfileScore['pulls']): number =>
  Math.round((score - everyoneStartsAt - pulls.reduce((sum, { points }) => sum + points, 0)) * 10) / 10;
