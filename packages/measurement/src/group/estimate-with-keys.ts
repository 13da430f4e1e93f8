import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { invert, multiply, multiplyVector, sandwich } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';
import { carryKeyErrors } from './carry-key-errors.ts';
import { estimateGroup, type GroupEstimate } from './estimate-group.ts';
import type { GroupModel } from './group-model.ts';
import { priorVarianceOfMean } from './group-spread.ts';

/**
 * A group's mean with the errors of its keys inside the estimate, and what of the whole error is theirs.
 *
 * Keys that were learned know utilities at the place where their pool stood. That place is known only up to D ~ N(0, C):
 * the counts say where the group is beside it, nu = mu - D, and the mean follows with R the prior's covariance of mu as
 *
 *   E mu = R (R + C)^-1 E nu,   Cov mu = R - R (R + C)^-1 R + R (R + C)^-1 Cov nu (R + C)^-1 R
 *
 * How wrong keys are is also read off the group itself: see `estimateBeside`. `estimate.covariance` is the error of answering, and with `keyCovariance` the whole.
 *
 * Example: authors' keys leave a group of 400 with 8 points of error, of which 7 are the keys'.
 */
export interface KeyedEstimate {
  readonly estimate: GroupEstimate;
  readonly keyCovariance: Float64Array;
}

export function estimateWithKeys(
  groupModel: GroupModel,
  counts: Float64Array,
  people: number,
  assumed: KeyUncertainty,
): KeyedEstimate {
  const { model } = groupModel;
  const { beside, keys } = estimateBeside(groupModel, counts, people, assumed);
  const { ofOptions, ofLean } = carryKeyErrors(groupModel, beside, keys);
  const { mean, covariance, shifted } = bringHome(model, beside, keys);
  const carried = shifted === null ? ofOptions : sandwich(shifted.back, ofOptions, model.size);
  return {
    estimate: {
      ...beside,
      mean,
      covariance: covariance.map((value, at) => value - (carried[at] as number) - (shifted?.doubt[at] ?? 0)),
    },
    keyCovariance: carried.map((value, at) => value + (shifted?.doubt[at] ?? 0) + (ofLean[at] as number)),
  };
}

interface Beside {
  readonly beside: GroupEstimate;
  /** As wrong as they turn out to be. */
  readonly keys: KeyUncertainty;
}

/** A fit this much worse than expected is hardly chance: 192 frequencies leave it uncertain by a tenth. */
const WORSE = 1.2;
/** Keys that turned out to be more wrong are taken to be so much more wrong that the rest is chance. */
const SETTLED = 1.02;
const MOST_TRIES = 6;

/**
 * Where the frequencies of a group fit worse than keys so wrong would make them, the keys are more wrong than assumed:
 * their errors are taken to be as much larger. They are never taken to be smaller.
 */
function estimateBeside(
  groupModel: GroupModel,
  counts: Float64Array,
  people: number,
  assumed: KeyUncertainty,
): Beside {
  let keys = assumed;
  for (let tried = 1; ; tried++) {
    const beside = estimateGroup(groupModel, counts, people, keys);
    if (beside.misfit < (tried === 1 ? WORSE : SETTLED) || tried === MOST_TRIES) return { beside, keys };
    keys = enlarged(keys, beside.misfit);
  }
}

const enlarged = (keys: KeyUncertainty, times: number): KeyUncertainty => ({
  ...keys,
  questions: keys.questions.map((question) => ({
    ...question,
    covariance: question.covariance.map((value) => times * value),
  })),
  leanSpread: Math.sqrt(times) * keys.leanSpread,
});

interface Home {
  readonly mean: Float64Array;
  readonly covariance: Float64Array;
  /** R (R + C)^-1, and what C leaves open of mu. */
  readonly shifted: { readonly back: Float64Array; readonly doubt: Float64Array } | null;
}

function bringHome(
  { prior, size }: Model,
  { mean, covariance, people }: GroupEstimate,
  { common, between }: KeyUncertainty,
): Home {
  if (common === null) return { mean, covariance, shifted: null };
  const own = prior.covariance.map((value) => priorVarianceOfMean(people, between) * value);
  const both = invert(
    own.map((value, at) => value + (common[at] as number)),
    size,
  );
  const back = multiply(own, both, size);
  const known = multiply(back, own, size);
  const doubt = own.map((value, at) => value - (known[at] as number));
  const told = sandwich(back, covariance, size);
  const away = mean.map((value, k) => value - (prior.mean[k] as number));
  return {
    mean: multiplyVector(back, away, size).map((value, k) => value + (prior.mean[k] as number)),
    covariance: told.map((value, at) => value + (doubt[at] as number)),
    shifted: { back, doubt },
  };
}
