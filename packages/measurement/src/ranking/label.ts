/**
 * How a place among the five is called, by the probability of belonging there.
 *
 * Example: `labelOf(0.8)` is `clear`, `labelOf(0.79)` is `likely`.
 */
export type Label = 'clear' | 'likely' | 'unclear';

export const CLEAR = 0.8;
export const LIKELY = 0.5;

export function labelOf(probability: number): Label {
  if (probability >= CLEAR) return 'clear';
  return probability >= LIKELY ? 'likely' : 'unclear';
}

/** In or out: nobody has to wait for more answers to know. */
export function isSettled(probability: number): boolean {
  return probability >= CLEAR || probability <= 1 - CLEAR;
}
