import type { Plot } from '@fourfold/contract/spread';
import type { Size } from '../use-size.ts';

/** A score with its likely range, at a moment. */
export interface Measured {
  readonly at: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

const STEP = 20;
const MARGIN = { left: 34, right: 14, top: 26, bottom: 30 };

export const plotOf = ({ width, height }: Size): Plot => ({
  left: MARGIN.left,
  right: width - MARGIN.right,
  top: MARGIN.top,
  bottom: height - MARGIN.bottom,
});

/** Whole steps of 20 points around all ranges, with balanced always in view and nothing beyond 0 and 200. */
export function scaleOf(points: readonly Measured[]): readonly [number, number] {
  const lowest = Math.min(60, ...points.map(({ low }) => low));
  const highest = Math.max(140, ...points.map(({ high }) => high));
  return [Math.max(0, Math.floor(lowest / STEP) * STEP), Math.min(200, Math.ceil(highest / STEP) * STEP)];
}

export const ticksOf = ([lowest, highest]: readonly [number, number]): number[] => {
  const step = highest - lowest > 120 ? 2 * STEP : STEP;
  const first = Math.ceil(lowest / step) * step;
  return Array.from({ length: Math.floor((highest - first) / step) + 1 }, (_, at) => first + at * step);
};

export const toY = (plot: Plot, [lowest, highest]: readonly [number, number], score: number): number =>
  plot.bottom - ((clamp(score, lowest, highest) - lowest) / (highest - lowest)) * (plot.bottom - plot.top);

/** By time, so that a year is longer than a month; a single moment stands in the middle. */
export function toX(plot: Plot, [from, to]: readonly [number, number], at: number): number {
  const inset = Math.min(36, (plot.right - plot.left) / 8);
  const [left, right] = [plot.left + inset, plot.right - inset];
  return to === from
    ? (left + right) / 2
    : left + ((clamp(at, from, to) - from) / (to - from)) * (right - left);
}

/** Which labels can stand side by side: the last one always, and those before it that keep clear of it and each other. */
export function labelled(places: readonly number[], width: number): Set<number> {
  const shown = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] as number;
    if (next - place < width) continue;
    shown.add(at);
    next = place;
  }
  return shown;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
