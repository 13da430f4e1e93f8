import { type KindStatistics, STEPS } from '../group/group-statistics.ts';
import type { MeasureGroup } from '../questionnaire/model.ts';

/**
 * What the people of a group say together: how many they are, their mean quick score by competency, and how they
 * scatter around it (sum of squares and products, not divided).
 *
 * Example: `momentsOf(groups, statistics.behaviour, 15).mean[0]` is -0.12.
 */
export interface Moments {
  readonly people: number;
  readonly mean: Float64Array;
  readonly scatter: Float64Array;
}

export function momentsOf(
  groups: readonly MeasureGroup[],
  { sums, joint }: KindStatistics,
  people: number,
): Moments {
  const size = groups.length;
  const scale = groups.map(({ members }) => members.length * STEPS);
  const mean = Float64Array.from(groups, ({ members }, index) => {
    const total = members.reduce((sum, member) => sum + (sums[member] as number), 0);
    return total / (people * (scale[index] as number));
  });
  const scatter = new Float64Array(size * size);
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++, at++) {
      const products = (joint[at] as number) / ((scale[row] as number) * (scale[column] as number));
      const value = products - people * (mean[row] as number) * (mean[column] as number);
      scatter[row * size + column] = value;
      scatter[column * size + row] = value;
    }
  }
  return { people, mean, scatter };
}

/** The same for those of a whole who are not in a part. */
export function restOf(whole: Moments, part: Moments): Moments {
  const people = whole.people - part.people;
  const size = whole.mean.length;
  const mean = whole.mean.map(
    (value, k) => (whole.people * value - part.people * (part.mean[k] as number)) / people,
  );
  // The scatter of the whole is that of both and of their means around each other.
  const between = (part.people * people) / whole.people;
  const apart = mean.map((value, k) => value - (part.mean[k] as number));
  const scatter = whole.scatter.map(
    (value, at) =>
      value -
      (part.scatter[at] as number) -
      between * (apart[Math.floor(at / size)] as number) * (apart[at % size] as number),
  );
  return { people, mean, scatter };
}

/**
 * The covariance of one person's scores: as these people scatter, with a belief that counts like `worth` further
 * degrees of freedom.
 */
export function covarianceOf(
  { people, scatter }: Pick<Moments, 'people' | 'scatter'>,
  belief: Float64Array,
  worth: number,
): Float64Array {
  const degrees = worth + people - 1;
  return scatter.map((value, at) => (value + worth * (belief[at] as number)) / degrees);
}

/** People whose general scatter is believed before any is seen. */
const WORTH_OF_LEVEL = 5;

/** A belief about the covariance, made as wide as these people scatter on average over all competencies. */
export function levelled(
  { people, scatter }: Pick<Moments, 'people' | 'scatter'>,
  belief: Float64Array,
): Float64Array {
  const size = Math.sqrt(belief.length);
  let sum = 0;
  for (let at = 0; at < belief.length; at += size + 1)
    sum += (scatter[at] as number) / (belief[at] as number);
  const level = (sum / size + WORTH_OF_LEVEL) / (people - 1 + WORTH_OF_LEVEL);
  return belief.map((value) => level * value);
}
