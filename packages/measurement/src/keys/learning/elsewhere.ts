import { factorise, solve, solveUpper } from '../../linear-algebra/index.ts';
import { drawNormal, type Random } from '../../random.ts';
import type { ReceivedSums } from '../exchange/read-sums.ts';
import { POPULARITY } from '../key-uncertainty.ts';
import type { KeyEvidence } from './evidence.ts';
import type { Layout } from './parameters.ts';
import type { Sizes } from './sizes.ts';

/**
 * Sums of other installations beside people of one's own: what they say of keys, while it is unknown where those people
 * stood.
 *
 *   b ~ N(c + w v, E),   v ~ N(0, tau S),   tau = t / companies + (1 - t) / people
 *
 * v is drawn given the keys, and the keys given v: their evidence is added to that of people.
 *
 * Example: a file of sixty companies tells popularities about as well as their answers would, and loadings hardly.
 */
export interface Elsewhere {
  readonly sums: ReceivedSums;
  /** v, where its people stand. */
  readonly place: Float64Array;
}

export const startElsewhere = (received: readonly ReceivedSums[], { size }: Layout): Elsewhere[] =>
  received.map((sums) => ({ sums, place: new Float64Array(size) }));

/** tau. */
export const spreadOf = ({ companies, people }: ReceivedSums, { between }: Readonly<Sizes>): number =>
  between / companies + (1 - between) / people;

export function drawPlace(
  layout: Layout,
  { sums, place }: Elsewhere,
  values: Float64Array,
  priorPrecision: Float64Array,
  sizes: Sizes,
  random: Random,
): void {
  const { size, starts, optionCounts, optionOf, measureOf } = layout;
  const spread = spreadOf(sums, sizes);
  const factor = priorPrecision.map((value) => value / spread);
  const mean = new Float64Array(size);
  for (const [question, { utilities, precision }] of sums.questions.entries()) {
    const options = optionCounts[question] as number;
    const start = starts[question] as number;
    const end = starts[question + 1] as number;
    const left = utilities.map((value, option) => value - (values[start + option] as number));
    const pull = times(precision, left);
    for (let a = start + options; a < end; a++) {
      const [i, k] = [optionOf[a] as number, measureOf[a] as number];
      mean[k] = (mean[k] as number) + (values[a] as number) * (pull[i] as number);
      for (let b = start + options; b < end; b++) {
        const at = k * size + (measureOf[b] as number);
        const both = precision[i * options + (optionOf[b] as number)] as number;
        factor[at] = (factor[at] as number) + (values[a] as number) * both * (values[b] as number);
      }
    }
  }
  factorise(factor, size);
  solve(factor, size, mean);
  const noise = Float64Array.from({ length: size }, () => drawNormal(random));
  solveUpper(factor, size, noise);
  for (let k = 0; k < size; k++) place[k] = (mean[k] as number) + (noise[k] as number);
}

/** Slope and curvature of -(b - u)' E^-1 (b - u) / 2 in the keys. */
export function addElsewhere(
  { starts, optionOf, measureOf }: Layout,
  { sums, place }: Elsewhere,
  values: Float64Array,
  { slope, curvature }: KeyEvidence,
): void {
  for (const [question, { utilities, precision }] of sums.questions.entries()) {
    const start = starts[question] as number;
    const count = (starts[question + 1] as number) - start;
    const options = utilities.length;
    const factor = (at: number): number => {
      const measure = measureOf[start + at] as number;
      return measure === POPULARITY ? 1 : (place[measure] as number);
    };
    const left = Float64Array.from(utilities);
    for (let at = 0; at < count; at++) {
      const option = optionOf[start + at] as number;
      left[option] = (left[option] as number) - (values[start + at] as number) * factor(at);
    }
    const pull = times(precision, left);
    const own = curvature[question] as Float64Array;
    for (let a = 0; a < count; a++) {
      const i = optionOf[start + a] as number;
      slope[start + a] = (slope[start + a] as number) + factor(a) * (pull[i] as number);
      for (let b = 0; b <= a; b++) {
        const both = precision[i * options + (optionOf[start + b] as number)] as number;
        own[a * count + b] = (own[a * count + b] as number) + factor(a) * both * factor(b);
      }
    }
  }
}

/** Adds each question's -(b - u)' E^-1 (b - u) / 2. */
export function addElsewhereLikelihood(
  { starts, optionOf, measureOf }: Layout,
  { sums, place }: Elsewhere,
  values: Float64Array,
  into: Float64Array,
): void {
  for (const [question, { utilities, precision }] of sums.questions.entries()) {
    const left = Float64Array.from(utilities);
    for (let at = starts[question] as number; at < (starts[question + 1] as number); at++) {
      const option = optionOf[at] as number;
      const measure = measureOf[at] as number;
      const factor = measure === POPULARITY ? 1 : (place[measure] as number);
      left[option] = (left[option] as number) - (values[at] as number) * factor;
    }
    const pull = times(precision, left);
    const square = left.reduce((sum, value, option) => sum + value * (pull[option] as number), 0);
    into[question] = (into[question] as number) - square / 2;
  }
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  return vector.map((_, row) => {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (matrix[row * size + k] as number) * (vector[k] as number);
    return sum;
  });
}
