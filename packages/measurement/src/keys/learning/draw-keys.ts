import { factorise, invertFactor, solve, solveUpper } from '../../linear-algebra/index.ts';
import { drawNormal, type Random } from '../../random.ts';
import { POPULARITY } from '../key-uncertainty.ts';
import type { KeyEvidence } from './evidence.ts';
import type { Layout } from './parameters.ts';
import type { Sizes } from './sizes.ts';

/**
 * The keys of one question, drawn where people's standings and what is believed of keys leave them: normal around one
 * Newton step from where they are, with the curvature there.
 *
 * Popularities are believed to be N(0, popularity^2), loadings N(a w, (loading a w)^2) around what the authors say.
 *
 * Example: `drawQuestion(layout, 0, values, evidence, sizes, random).centre` is where the draw came from.
 */
export interface DrawnQuestion {
  /** The mean of what was drawn from. */
  readonly centre: Float64Array;
  readonly covariance: Float64Array;
  /** ln of how probable the draw was, but for a constant. */
  readonly chance: number;
  /** The same of other keys. */
  chanceOf(values: Float64Array): number;
}

export function drawQuestion(
  layout: Layout,
  question: number,
  values: Float64Array,
  evidence: KeyEvidence,
  sizes: Sizes,
  random: Random,
): DrawnQuestion {
  const { centre, factor } = findCentre(layout, question, values, evidence, sizes);
  const count = centre.length;
  const start = layout.starts[question] as number;
  const noise = Float64Array.from({ length: count }, () => drawNormal(random));
  const chance = -noise.reduce((sum, value) => sum + value * value, 0) / 2;
  solveUpper(factor, count, noise);
  values.set(
    centre.map((value, at) => value + (noise[at] as number)),
    start,
  );
  const covariance = new Float64Array(count * count);
  invertFactor(factor, count, covariance);
  return {
    centre,
    covariance,
    chance,
    chanceOf: (others) => -squareOf(factor, others.subarray(start, start + count), centre) / 2,
  };
}

/** |L' (v - c)|^2. */
function squareOf(factor: Float64Array, values: Float64Array, centre: Float64Array): number {
  const count = centre.length;
  let sum = 0;
  for (let column = 0; column < count; column++) {
    let own = 0;
    for (let row = column; row < count; row++) {
      own += (factor[row * count + column] as number) * ((values[row] as number) - (centre[row] as number));
    }
    sum += own * own;
  }
  return sum;
}

/** ln of what is believed of a question's keys before any answer, but for a constant. */
export function believed(
  { starts, measureOf, authored }: Layout,
  question: number,
  values: Float64Array,
  sizes: Sizes,
): number {
  let sum = 0;
  for (let at = starts[question] as number; at < (starts[question + 1] as number); at++) {
    const isPopularity = measureOf[at] === POPULARITY;
    const expected = isPopularity ? 0 : sizes.discrimination * (authored[at] as number);
    const spread = isPopularity ? sizes.popularity : sizes.loading * (authored[at] as number);
    sum -= (((values[at] as number) - expected) / spread) ** 2 / 2;
  }
  return sum;
}

/** One step of Newton's to where the keys of a question are drawn around. */
export function moveToCentre(
  layout: Layout,
  question: number,
  values: Float64Array,
  evidence: KeyEvidence,
  sizes: Sizes,
): void {
  values.set(findCentre(layout, question, values, evidence, sizes).centre, layout.starts[question] as number);
}

interface Centre {
  readonly centre: Float64Array;
  /** Of the curvature. */
  readonly factor: Float64Array;
}

function findCentre(
  { starts, measureOf, authored }: Layout,
  question: number,
  values: Float64Array,
  evidence: KeyEvidence,
  sizes: Sizes,
): Centre {
  const start = starts[question] as number;
  const count = (starts[question + 1] as number) - start;
  const factor = Float64Array.from(evidence.curvature[question] as Float64Array);
  const step = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const own = start + at;
    const isPopularity = measureOf[own] === POPULARITY;
    const expected = isPopularity ? 0 : sizes.discrimination * (authored[own] as number);
    const spread = isPopularity ? sizes.popularity : sizes.loading * (authored[own] as number);
    const precision = 1 / spread ** 2;
    factor[at * count + at] = (factor[at * count + at] as number) + precision;
    step[at] = (evidence.slope[own] as number) - precision * ((values[own] as number) - expected);
  }
  factorise(factor, count);
  solve(factor, count, step);
  return { centre: step.map((value, at) => value + (values[start + at] as number)), factor };
}
