import type { Figure } from '@fourfold/contract/schemas';
import {
  createStatistics,
  decodeStatistics,
  type GroupStatistics,
  peopleIn,
  type ReportedScore,
} from '@fourfold/measurement';
import type { Engine } from './engine.ts';

/** A group as it travels to the thread that computes: its statistics as they are stored. */
export type Encoded = Uint8Array;

export const decode = ({ groups }: Engine, bytes: Encoded): GroupStatistics =>
  decodeStatistics(groups, bytes);

export const empty = ({ groups }: Engine): GroupStatistics => createStatistics(groups);

/** How many people a group has: the first number of its statistics. */
export const peopleOf = (engine: Engine, bytes: Encoded): number => peopleIn(decode(engine, bytes));

/** No figure of a group is known more finely than a tenth of a point. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
export const hundredth = (value: number) => Math.round(value * 100) / 100;

/**
 * The same, but never of another whole point: screens show those, and a band is a matter of them. By way of 120.5,
 * 120.46 would be read as 121 and called balanced.
 */
export function tenthWithin(value: number): number {
  const near = tenth(value);
  return Math.round(near) === Math.round(value) ? near : tenth(near - 0.1);
}

export const toFigure = (score: ReportedScore): Figure => rounded(score, tenthWithin);

/**
 * One person's, in whole points on every page that shows it: by way of tenths, 82.47 would be read as 83.
 */
export const toPersonFigure = (score: ReportedScore): Figure => rounded(score, Math.round);

function rounded(
  { score, low, high, band, side, beyond, strength }: ReportedScore,
  round: (value: number) => number,
): Figure {
  return {
    score: round(score),
    low: round(low),
    high: round(high),
    band,
    side,
    beyond: hundredth(beyond),
    strength,
  };
}
