import type { GroupEngine } from '../group/group-engine.ts';
import {
  type GroupStatistics,
  type KindStatistics,
  peopleIn,
  STEPS,
  wholeIn,
} from '../group/group-statistics.ts';
import { PULSE_SETS } from '../questionnaire/forms.ts';
import type { MeasureGroup } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';

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
    return people === 0 ? 0 : total / (people * (scale[index] as number));
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

/**
 * The same where some answered a part of the questions: their means from how often each option was chosen by those who
 * were asked, and how people scatter as believed, more by as much as fewer answers tell less.
 *
 * With f people who answered everything and p who answered one of PULSE_SETS sets, a question has n = f + p / 3 answers.
 * A mean then scatters by K (f + p / 9) / n^2 for what truly differs between people, and by N / n for the noise.
 */
export function momentsIn(
  { questionnaire, scale }: GroupEngine,
  kind: MeasureKind,
  statistics: GroupStatistics,
): Moments {
  const { groups, questions } = questionnaire.models[kind];
  const [people, whole] = [peopleIn(statistics), wholeIn(statistics)];
  if (people === whole) return momentsOf(groups, statistics[kind], people);
  const { worth, size, scatter, standing } = scale[kind];
  const mean = new Float64Array(size);
  for (const { firstOption, optionKeys } of questions) {
    const counts = statistics[kind].counts.subarray(firstOption, firstOption + optionKeys.length);
    const answered = counts.reduce((sum, count) => sum + count, 0);
    if (answered === 0) continue;
    for (const [option, count] of counts.entries()) {
      const from = (firstOption + option) * size;
      for (let k = 0; k < size; k++)
        mean[k] = (mean[k] as number) + (count / answered) * (worth[from + k] as number);
    }
  }
  const parts = people - whole;
  const answers = whole + parts / PULSE_SETS;
  const differing = (people * (whole + parts / PULSE_SETS ** 2)) / answers ** 2;
  const noisy = people / answers;
  return {
    people,
    mean,
    scatter: scatter.map((value, at) => {
      const own = standing[at] as number;
      return Math.max(0, people - 1) * (differing * own + noisy * (value - own));
    }),
  };
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
