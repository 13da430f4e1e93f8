import { factorise, invert } from '../../linear-algebra/index.ts';
import type { Model } from '../../questionnaire/model.ts';
import { chances, type Sampler } from './draw-standings.ts';
import type { Layout } from './parameters.ts';

/**
 * A sampler scaled by what the questions tell of people who stand at `places`: C is the inverse of the mean curvature of
 * their log posteriors.
 *
 * Example: `scaleSampler(model, layout, values, places, 0.2, 0.3)`.
 */
export function scaleSampler(
  { prior, size }: Model,
  layout: Layout,
  values: Float64Array,
  places: readonly Float64Array[],
  between: number,
  step: number,
): Sampler {
  const precision = prior.precision.map((value) => value / (1 - between));
  const curvature = Float64Array.from(precision);
  const probability = new Float64Array(layout.mostOptions);
  for (const place of places)
    addInformation(layout, values, place, probability, curvature, 1 / places.length);
  const scale = invert(curvature, size);
  factorise(scale, size);
  return { layout, precision, scale, step };
}

function addInformation(
  layout: Layout,
  values: Float64Array,
  place: Float64Array,
  probability: Float64Array,
  curvature: Float64Array,
  share: number,
): void {
  const { size, starts, optionCounts, optionOf, measureOf } = layout;
  for (let question = 0; question < optionCounts.length; question++) {
    chances(layout, question, values, place, probability);
    const start = (starts[question] as number) + (optionCounts[question] as number);
    const end = starts[question + 1] as number;
    for (let a = start; a < end; a++) {
      for (let b = start; b < end; b++) {
        const [i, j] = [optionOf[a] as number, optionOf[b] as number];
        const both = (i === j ? 1 : 0) - (probability[j] as number);
        const at = (measureOf[a] as number) * size + (measureOf[b] as number);
        curvature[at] =
          (curvature[at] as number) +
          share * (probability[i] as number) * both * (values[a] as number) * (values[b] as number);
      }
    }
  }
}
