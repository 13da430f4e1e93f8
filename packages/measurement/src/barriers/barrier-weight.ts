import { positive } from '../opportunities/impact-and-effort.ts';

/**
 * How heavy a weak perception weighs, from 0 to 10.
 *
 *   weight = 10 (0.5 lowness + 0.3 share + 0.2 held back)
 *
 * A sum, so that a reader can be told which part brought how much; the weights are expert
 * judgement. Nothing that is at 100 or above weighs by its lowness.
 *
 * Example: 30 points below 100, half of the people below balanced, five behaviours tied as
 * expected: 2.5 + 1.5 + 1.55.
 */
export interface BarrierReasons {
  /** How far the group stands below 100: 1 at 60 points. */
  readonly lowness: number;
  /** Which share of the people is below balanced. */
  readonly share: number;
  /** How many behaviours it is tied to. */
  readonly heldBack: number;
}

export function weightOf({ lowness, share, heldBack }: BarrierReasons): number {
  return 10 * (0.5 * lowness + 0.3 * share + 0.2 * heldBack);
}

const FULL_LOWNESS = 1.5;

export function lownessOf(perception: number): number {
  return Math.min(1, positive(-perception / FULL_LOWNESS));
}

/** `strengths`: the sum over the behaviours tied to it. */
export function heldBackOf(strengths: number): number {
  return 1 - Math.exp(-strengths);
}
