/**
 * How a place among the five is called, by the probability of belonging there as it is read: in whole percents.
 *
 * Example: `labelOf(0.797)` is `clear`, because 80% is read; `labelOf(0.79)` is `likely`.
 */
export type Label = 'clear' | 'likely' | 'unclear';

export const CLEAR = 0.8;
export const LIKELY = 0.5;

export function labelOf(probability: number): Label {
  if (read(probability) >= CLEAR) return 'clear';
  return read(probability) >= LIKELY ? 'likely' : 'unclear';
}

/** In or out: nobody has to wait for more answers to know. */
export function isSettled(probability: number): boolean {
  return read(probability) >= CLEAR || read(1 - probability) >= CLEAR;
}

/** "likely, 80%" beside a rule that says "clear from 80%" would be a contradiction to anyone who reads both. */
const read = (probability: number): number => Math.round(100 * probability) / 100;
