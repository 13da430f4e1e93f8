import { normalCdf, Z95 } from '../probability/normal.ts';
import { BALANCED, type Band, bandOf, HIGH_EDGE, LOW_EDGE, POINTS, toScore } from './bands.ts';

/**
 * One score as it is reported: a number, how sure it is, and how strongly a
 * screen may colour it.
 *
 * The interval is absolute: it holds the error of the answers and that of the
 * keys. `beyond` is the probability that the true score lies outside balanced
 * on the side of the estimate, and the colour follows it, so that noise is
 * never painted like knowledge. Score and interval are clamped to 0..200.
 *
 * Example: x = 1.05 with a standard error of 0.65 is 142, from 91 to 193, high, beyond
 * balanced with 0.80: full strength.
 */
export interface ReportedScore {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** In points, the keys' uncertainty included; before clamping. */
  readonly error: number;
  /** In points, of answering alone: what counts in differences inside one organisation. */
  readonly answeringError: number;
  readonly band: Band;
  readonly side: 'low' | 'high';
  readonly beyond: number;
  readonly strength: Strength;
}

export type Strength = 'full' | 'half' | 'pale';
/** From which probability on a colour is full, and half. */
export const FULL = 0.8;
export const HALF = 0.6;

export function reportScore(x: number, answeringVariance: number, keyVariance: number): ReportedScore {
  const se = Math.sqrt(answeringVariance + keyVariance);
  const side = x < 0 ? 'low' : 'high';
  const beyond =
    side === 'low'
      ? normalCdf(((LOW_EDGE - BALANCED) / POINTS - x) / se)
      : normalCdf((x - (HIGH_EDGE - BALANCED) / POINTS) / se);
  return {
    score: toScore(x),
    low: toScore(x - Z95 * se),
    high: toScore(x + Z95 * se),
    error: POINTS * se,
    answeringError: POINTS * Math.sqrt(answeringVariance),
    band: bandOf(toScore(x)),
    side,
    beyond,
    strength: strengthOf(beyond),
  };
}

export function strengthOf(beyond: number): Strength {
  if (beyond >= FULL) return 'full';
  return beyond >= HALF ? 'half' : 'pale';
}
