import type { KindPicture } from '../group/describe-group.ts';
import { drawIn } from '../group/draw-in.ts';
import { priorVarianceOfMean } from '../group/group-spread.ts';
import { invert } from '../linear-algebra/index.ts';
import { type Normal, toNormal } from '../probability/normal-draws.ts';
import type { Model } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';

/**
 * Where a group may truly stand, the keys' errors included: a normal belief from which standings
 * are drawn.
 *
 * A ranking picks out the extreme, and wrong keys make extremes. So each estimate is drawn in, measure by measure, as
 * far as its keys are doubtful (`draw-in.ts`), with the correlations of both sorts of error. Drawing in along the
 * prior's correlations as well would be sharper if these were certain; they are judgement, and a group that really is
 * extreme in one thing alone would not be believed.
 *
 * Example: `drawFrom(belief.behaviour, draws, 0, into)` is one place where the group's 84 means may
 * lie.
 */
export type GroupBelief = Readonly<Record<MeasureKind, Normal>>;

export function believe(
  { prior, size }: Model,
  mean: Float64Array,
  covariance: Float64Array,
  keyCovariance: Float64Array,
  people: number,
): Normal {
  const centre = new Float64Array(size);
  const widths = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const at = k * (size + 1);
    const drawn = drawIn({ prior, size }, { estimate: { mean, covariance, people }, keyCovariance }, k);
    centre[k] = drawn.centre;
    const total = (covariance[at] as number) + (keyCovariance[at] as number);
    widths[k] = Math.sqrt(drawn.variance / total);
  }
  return toNormal(
    centre,
    covariance.map((value, at) => {
      const both = (widths[Math.floor(at / size)] as number) * (widths[at % size] as number);
      return both * (value + (keyCovariance[at] as number));
    }),
  );
}

export function believePicture(model: Model, { estimate, keyCovariance }: KindPicture): Normal {
  return believe(model, estimate.mean, estimate.covariance, keyCovariance, estimate.people);
}

/**
 * What would be believed if more people had answered and the figures had stayed as they are: the
 * answers' information grows with their number, the keys' uncertainty stays.
 */
export function foresee(model: Model, { estimate, keyCovariance }: KindPicture): (people: number) => Normal {
  const { prior, size } = model;
  const now = 1 / priorVarianceOfMean(estimate.people);
  const told = invert(estimate.covariance, size).map(
    (value, at) => value - now * (prior.precision[at] as number),
  );
  return (people) => {
    const growth = people / estimate.people;
    const then = 1 / priorVarianceOfMean(people);
    const precision = told.map((value, at) => growth * value + then * (prior.precision[at] as number));
    return believe(model, estimate.mean, invert(precision, size), keyCovariance, people);
  };
}
