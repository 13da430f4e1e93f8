/**
 * A value, and the range that holds the middle 95% of what was drawn.
 *
 * Example: `summarise(draws)` is `{ value: 48.2, low: 21.0, high: 77.4 }`; the value is the mean.
 */
export interface Estimated {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export function summarise(draws: Float64Array): Estimated {
  const sorted = Float64Array.from(draws).sort();
  const value = sorted.reduce((sum, draw) => sum + draw, 0) / sorted.length;
  return { value, low: percentile(sorted, 0.025), high: percentile(sorted, 0.975) };
}

/** Of sorted values, between the two nearest. */
export function percentile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}
