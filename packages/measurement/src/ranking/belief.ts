import type { KindPicture } from '../group/describe-group.ts';
import { priorVarianceOfMean } from '../group/group-spread.ts';
import { invert } from '../linear-algebra/index.ts';
import { type Normal, toNormal } from '../probability/normal-draws.ts';
import type { Model } from '../questionnaire/model.ts';

/**
 * Where a group may truly stand, the keys' errors included: a normal belief from which standings
 * are drawn.
 *
 * A ranking picks out the extreme, and wrong keys make extremes. The estimate knows that already: what rests on doubtful
 * keys is drawn to the middle by them (`estimate-with-keys.ts`).
 *
 * Example: `drawFrom(believePicture(picture.behaviour), draws, 0, into)` is one place where the group's 84 means may
 * lie.
 */
export function believePicture({ estimate, keyCovariance }: KindPicture): Normal {
  return believe(estimate.mean, estimate.covariance, keyCovariance);
}

function believe(mean: Float64Array, covariance: Float64Array, keyCovariance: Float64Array): Normal {
  return toNormal(
    mean,
    covariance.map((value, at) => value + (keyCovariance[at] as number)),
  );
}

/**
 * What would be believed if more people had answered and the figures had stayed as they are: the
 * answers' information grows with their number, the keys' uncertainty stays.
 */
export function foresee(model: Model, { estimate, keyCovariance }: KindPicture): (people: number) => Normal {
  const { prior, size } = model;
  const now = 1 / priorVarianceOfMean(estimate.people, estimate.between);
  const told = invert(estimate.covariance, size).map(
    (value, at) => value - now * (prior.precision[at] as number),
  );
  return (people) => {
    const growth = people / estimate.people;
    const then = 1 / priorVarianceOfMean(people, estimate.between);
    const precision = told.map((value, at) => growth * value + then * (prior.precision[at] as number));
    return believe(estimate.mean, invert(precision, size), keyCovariance);
  };
}
