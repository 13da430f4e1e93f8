import { MeasurementError } from '../errors.ts';
import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { carryLoadingErrors } from './carry-key-errors.ts';
import { estimateGroup, type GroupEstimate } from './estimate-group.ts';
import type { GroupModel } from './group-model.ts';

/**
 * How far apart two groups stand that share no people.
 *
 * An option that everyone likes lifts both alike, so the popularities' uncertainty is not in the
 * difference. That of the loadings is, in proportion to the difference: it stretches or shortens
 * it. Each group is drawn a little towards the prior's mean, the smaller one more.
 *
 * Example: Marketing against Operations, or this round against the last (taken as different people,
 * which makes the interval a little too wide when they are the same).
 */
export interface GroupDifference {
  readonly difference: Float64Array;
  readonly covariance: Float64Array;
}

export function compareGroups(
  groupModel: GroupModel,
  one: GroupEstimate,
  other: GroupEstimate,
  keys: KeyUncertainty,
): GroupDifference {
  const difference = one.mean.map((value, index) => value - (other.mean[index] as number));
  const larger = one.people >= other.people ? one : other;
  const stretched = carryLoadingErrors(groupModel, larger, keys, difference);
  const covariance = stretched.map(
    (value, at) => value + (one.covariance[at] as number) + (other.covariance[at] as number),
  );
  return { difference, covariance };
}

/**
 * How far a part stands from the whole that it belongs to, from the counts of both: the rest is
 * whole less part, and part - whole = (part - rest) x share of the rest.
 *
 * Throws `group_too_small` when nobody is left.
 *
 * Example: a department of 12 against its company of 60.
 */
export function compareToWhole(
  groupModel: GroupModel,
  part: { readonly counts: Float64Array; readonly people: number },
  whole: { readonly counts: Float64Array; readonly people: number },
  keys: KeyUncertainty,
): GroupDifference {
  const people = whole.people - part.people;
  if (people < 1) throw new MeasurementError('group_too_small', { people });
  const restCounts = whole.counts.map((count, option) => count - (part.counts[option] as number));
  const { difference, covariance } = compareGroups(
    groupModel,
    estimateGroup(groupModel, part.counts, part.people),
    estimateGroup(groupModel, restCounts, people),
    keys,
  );
  const share = people / whole.people;
  return {
    difference: difference.map((value) => value * share),
    covariance: covariance.map((value) => value * share * share),
  };
}
