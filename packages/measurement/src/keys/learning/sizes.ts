import { BETWEEN_GROUPS } from '../../group/group-spread.ts';
import { drawNormal, type Random } from '../../random.ts';
import { LOADING_SPREAD, POPULARITY, POPULARITY_SD } from '../key-uncertainty.ts';
import type { Layout } from './parameters.ts';

/**
 * How wrong the authors' keys are in general, learned from how wrong each turns out to be: the spread of popularities,
 * that of loadings as a share of themselves, how much stronger or weaker all loadings are than authored, and how much
 * of the variance lies between groups.
 *
 * Drawn from their conditional distributions, with beliefs worth a few dozen observations around what is assumed
 * before anything is learned.
 *
 * Example: `{ popularity: 0.5, loading: 0.3, discrimination: 1, between: 0.2 }` at the start.
 */
export interface Sizes {
  popularity: number;
  loading: number;
  discrimination: number;
  between: number;
}

export const startingSizes = (): Sizes => ({
  popularity: POPULARITY_SD,
  loading: LOADING_SPREAD,
  discrimination: 1,
  between: BETWEEN_GROUPS,
});

/** What the assumed sizes are worth, in observations. */
const WORTH = 12;
const DISCRIMINATION_SD = 0.3;
const BETWEEN_WORTH = 40;
const LEAST_BETWEEN = 0.02;
const MOST_BETWEEN = 0.6;

export function drawSizes(
  { starts, optionCounts, measureOf, authored }: Layout,
  values: Float64Array,
  homes: readonly Float64Array[],
  precision: Float64Array,
  sizes: Sizes,
  random: Random,
): void {
  let squares = 0;
  let free = 0;
  for (let question = 0; question < optionCounts.length; question++) {
    const start = starts[question] as number;
    const options = optionCounts[question] as number;
    const own = values.subarray(start, start + options);
    const mean = own.reduce((sum, value) => sum + value, 0) / options;
    squares += own.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    free += options - 1;
  }
  sizes.popularity = Math.sqrt(drawVariance(squares, free, POPULARITY_SD ** 2, WORTH, random));
  const ratios = [...authored.keys()]
    .filter((at) => measureOf[at] !== POPULARITY)
    .map((at) => (values[at] as number) / (authored[at] as number));
  const apart = ratios.reduce((sum, ratio) => sum + (ratio - sizes.discrimination) ** 2, 0);
  sizes.loading = Math.sqrt(drawVariance(apart, ratios.length, LOADING_SPREAD ** 2, WORTH, random));
  const weight = ratios.length / sizes.loading ** 2;
  const belief = 1 / DISCRIMINATION_SD ** 2;
  const centre =
    ((weight * ratios.reduce((sum, ratio) => sum + ratio, 0)) / ratios.length + belief) / (weight + belief);
  sizes.discrimination = centre + drawNormal(random) / Math.sqrt(weight + belief);
  const between = homes.reduce((sum, home) => sum + squareIn(home, precision), 0);
  const drawn = drawVariance(
    between,
    homes.length * (homes[0]?.length ?? 0),
    BETWEEN_GROUPS,
    BETWEEN_WORTH,
    random,
  );
  sizes.between = Math.min(MOST_BETWEEN, Math.max(LEAST_BETWEEN, drawn));
}

/** (sum of squares + worth x belief) / chi-square, whose mean is nearly the observations'; normal is close enough for dozens. */
function drawVariance(squares: number, count: number, belief: number, worth: number, random: Random): number {
  const freedom = count + worth;
  const chi = freedom * (1 - 2 / (9 * freedom) + drawNormal(random) * Math.sqrt(2 / (9 * freedom))) ** 3;
  return (squares + worth * belief) / chi;
}

function squareIn(vector: Float64Array, matrix: Float64Array): number {
  const size = vector.length;
  let sum = 0;
  for (let row = 0; row < size; row++) {
    let line = 0;
    for (let k = 0; k < size; k++) line += (matrix[row * size + k] as number) * (vector[k] as number);
    sum += line * (vector[row] as number);
  }
  return sum;
}
