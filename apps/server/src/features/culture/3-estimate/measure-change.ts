import type { Difference } from '@fourfold/contract/schemas';
import {
  compareMeasure,
  compareMeasureVersions,
  type Finding,
  type KindPicture,
  type MeasureKind,
  POINTS,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, tenth } from '../engine/figures.ts';

interface OfMeasure {
  readonly kind: MeasureKind;
  readonly key: string;
  /** Of both times, in this order. */
  readonly pictures: readonly [KindPicture, KindPicture];
  readonly comparisons: number;
}

export interface MeasureChangeTask extends OfMeasure {
  readonly earlier: Encoded;
  readonly later: Encoded;
  /** How many people answered both times. */
  readonly both: number;
}

/** Whether one measure has changed from one time to another that asked the same version; null where nothing was asked both times. */
export function computeMeasureChange(engine: Engine, task: MeasureChangeTask): Difference | null {
  const { kind, key, pictures, both, comparisons } = task;
  const [before, after] = pictures;
  const place = before.estimate.mean.map((value, k) => (value + (after.estimate.mean[k] as number)) / 2);
  const [earlier, later] = [decode(engine, task.earlier), decode(engine, task.later)];
  const measure = indexOf(engine, kind, key);
  const found = compareMeasure(engine.groups, { kind, measure, earlier, later, both, place, comparisons });
  return found === null ? null : inPoints(found);
}

/** The same where the two times asked different versions. */
export function computeMeasureAcross(
  engine: Engine,
  { kind, key, pictures: [earlier, later], comparisons }: OfMeasure,
): Difference {
  const model = engine.questionnaire.models[kind];
  return inPoints(compareMeasureVersions(model, indexOf(engine, kind, key), { earlier, later, comparisons }));
}

const indexOf = ({ questionnaire }: Engine, kind: MeasureKind, key: string): number =>
  questionnaire.models[kind].measures.findIndex((measure) => measure.key === key);

const inPoints = ({ difference, margin, differs }: Finding): Difference => ({
  points: tenth(POINTS * difference),
  low: tenth(POINTS * (difference - margin)),
  high: tenth(POINTS * (difference + margin)),
  stands_out: differs,
});
