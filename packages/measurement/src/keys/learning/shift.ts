import { factorise, invertFactor, solve, solveUpper } from '../../linear-algebra/index.ts';
import { drawNormal, type Random } from '../../random.ts';
import type { Layout } from './parameters.ts';
import type { Sizes } from './sizes.ts';

/**
 * Everyone by D and the popularities by -W D leave every answer as probable as before: nothing but what is believed of
 * groups and of popularities says where on this line the truth lies. Sampling hardly moves along it, so D is solved for:
 *
 *   D ~ N(A^-1 b, A^-1),   A = G S^-1 / t + W' W / s^2,   b = W' c / s^2 - S^-1 (sum of homes) / t
 *
 * with W and c less their question's mean over options. A^-1 is also what stays unknown of a pool, however many answer.
 *
 * Example: six groups know their common level to about 0.15 of a person's standard deviation.
 */
/** Where a group stands, and how far from the middle groups of its kind are believed to be (as a share of S). */
export interface Standing {
  readonly place: Float64Array;
  readonly variance: number;
}

export interface Shift {
  readonly mean: Float64Array;
  /** Of A. */
  readonly factor: Float64Array;
}

export function findShift(
  layout: Layout,
  values: Float64Array,
  groups: readonly Standing[],
  precision: Float64Array,
  { popularity }: Readonly<Sizes>,
): Shift {
  const { size, starts, optionCounts } = layout;
  const certainty = groups.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const factor = precision.map((value) => certainty * value);
  const mean = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < size; k++) {
      const at = precision[row * size + k] as number;
      for (const { place, variance } of groups)
        mean[row] = (mean[row] as number) - (at * (place[k] as number)) / variance;
    }
  }
  const weight = 1 / popularity ** 2;
  for (let question = 0; question < optionCounts.length; question++) {
    const start = starts[question] as number;
    const options = optionCounts[question] as number;
    const touched = touchedBy(layout, question);
    const lines = touched.map((measure) => centred(loadingsOn(layout, question, measure, values)));
    const popularities = centred(values.slice(start, start + options));
    for (const [a, measure] of touched.entries()) {
      mean[measure] = (mean[measure] as number) + weight * dot(lines[a] as Float64Array, popularities);
      for (const [b, other] of touched.entries()) {
        const at = measure * size + other;
        factor[at] =
          (factor[at] as number) + weight * dot(lines[a] as Float64Array, lines[b] as Float64Array);
      }
    }
  }
  factorise(factor, size);
  solve(factor, size, mean);
  return { mean, factor };
}

export function drawShift({ mean, factor }: Shift, random: Random): Float64Array {
  const noise = Float64Array.from(mean, () => drawNormal(random));
  solveUpper(factor, mean.length, noise);
  return noise.map((value, k) => value + (mean[k] as number));
}

/** A^-1. */
export function unknownShift({ factor, mean }: Shift): Float64Array {
  const inverse = new Float64Array(factor.length);
  invertFactor(factor, mean.length, inverse);
  return inverse;
}

/** Takes W D off the popularities. */
export function shiftPopularities(
  { starts, optionCounts, optionOf, measureOf }: Layout,
  values: Float64Array,
  by: Float64Array,
): void {
  for (let question = 0; question < optionCounts.length; question++) {
    const start = starts[question] as number;
    const end = starts[question + 1] as number;
    for (let at = start + (optionCounts[question] as number); at < end; at++) {
      const to = start + (optionOf[at] as number);
      values[to] = (values[to] as number) - (values[at] as number) * (by[measureOf[at] as number] as number);
    }
  }
}

function touchedBy({ starts, optionCounts, measureOf }: Layout, question: number): number[] {
  const from = (starts[question] as number) + (optionCounts[question] as number);
  return [...new Set(measureOf.subarray(from, starts[question + 1] as number))];
}

function loadingsOn(
  { starts, optionCounts, optionOf, measureOf }: Layout,
  question: number,
  measure: number,
  values: Float64Array,
): Float64Array {
  const options = optionCounts[question] as number;
  const line = new Float64Array(options);
  const end = starts[question + 1] as number;
  for (let at = (starts[question] as number) + options; at < end; at++) {
    if (measureOf[at] === measure) line[optionOf[at] as number] = values[at] as number;
  }
  return line;
}

function centred(line: Float64Array): Float64Array {
  const mean = line.reduce((sum, value) => sum + value, 0) / line.length;
  return line.map((value) => value - mean);
}

function dot(left: Float64Array, right: Float64Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] as number), 0);
}
