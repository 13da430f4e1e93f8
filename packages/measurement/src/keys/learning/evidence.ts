import { POPULARITY } from '../key-uncertainty.ts';
import { chances } from './draw-standings.ts';
import type { Layout } from './parameters.ts';

/**
 * What people of known standings say of the keys: by question the slope of the log likelihood in its parameters and its
 * curvature, summed over people.
 *
 *   slope_a = (chosen - p) of a's option x f_a,   curvature_ab = (p_i [i = j] - p_i p_j) f_a f_b
 *
 * Example: `curvature` of a tetrad is 12 x 12.
 */
export interface KeyEvidence {
  readonly slope: Float64Array;
  /** By question, parameters x parameters, lower triangle. */
  readonly curvature: readonly Float64Array[];
}

export function createEvidence({ starts, authored }: Layout): KeyEvidence {
  return {
    slope: new Float64Array(authored.length),
    curvature: Array.from({ length: starts.length - 1 }, (_, question) => {
      const count = (starts[question + 1] as number) - (starts[question] as number);
      return new Float64Array(count * count);
    }),
  };
}

export function clearEvidence({ slope, curvature }: KeyEvidence): void {
  slope.fill(0);
  for (const one of curvature) one.fill(0);
}

export interface EvidenceRoom {
  readonly probability: Float64Array;
  readonly factors: Float64Array;
  readonly weighted: Float64Array;
}

export function addEvidence(
  layout: Layout,
  values: Float64Array,
  choices: ArrayLike<number>,
  x: Float64Array,
  { slope, curvature }: KeyEvidence,
  { probability, factors, weighted }: EvidenceRoom,
): void {
  const { starts, firstOptions, optionOf, measureOf } = layout;
  for (let question = 0; question < choices.length; question++) {
    const chosen = (choices[question] as number) - (firstOptions[question] as number);
    if (chosen < 0) continue;
    chances(layout, question, values, x, probability);
    const start = starts[question] as number;
    const count = (starts[question + 1] as number) - start;
    const sum = curvature[question] as Float64Array;
    for (let a = 0; a < count; a++) {
      const option = optionOf[start + a] as number;
      const measure = measureOf[start + a] as number;
      const factor = measure === POPULARITY ? 1 : (x[measure] as number);
      const p = probability[option] as number;
      factors[a] = factor;
      weighted[a] = p * factor;
      slope[start + a] = (slope[start + a] as number) + ((option === chosen ? 1 : 0) - p) * factor;
    }
    // p_i [i = j] and p_i p_j apart: this is what most of the time is spent in.
    for (let a = 0; a < count; a++) {
      const row = a * count;
      const own = weighted[a] as number;
      for (let b = 0; b <= a; b++) sum[row + b] = (sum[row + b] as number) - own * (weighted[b] as number);
    }
    const pairs = layout.sameOption[question] as Int32Array;
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const [a, b] = [pairs[pair] as number, pairs[pair + 1] as number];
      sum[a * count + b] = (sum[a * count + b] as number) + (weighted[a] as number) * (factors[b] as number);
    }
  }
}

/** Adds each question's log likelihood of one person's answers. */
export function addLikelihood(
  layout: Layout,
  values: Float64Array,
  choices: ArrayLike<number>,
  x: Float64Array,
  into: Float64Array,
  { probability }: EvidenceRoom,
): void {
  for (let question = 0; question < choices.length; question++) {
    const chosen = (choices[question] as number) - (layout.firstOptions[question] as number);
    if (chosen < 0) continue;
    chances(layout, question, values, x, probability);
    into[question] = (into[question] as number) + Math.log(probability[chosen] as number);
  }
}
