import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { checkVersion } from './create-statistics.ts';
import type { GroupEstimate } from './estimate-group.ts';
import { estimateWithKeys } from './estimate-with-keys.ts';
import type { GroupEngine } from './group-engine.ts';
import { type GroupStatistics, peopleIn, wholeIn } from './group-statistics.ts';
import { membersSpread } from './members-spread.ts';

/**
 * Everything that is believed of one group, ready for its screens: the means with both sorts of
 * error, and how much the members differ.
 *
 * The cost does not depend on the number of people. Throws `group_too_small` for
 * nobody and `version_mismatch` for statistics of another model.
 *
 * Example: `describeGroup(engine, keys, statistics).behaviour.estimate.mean[0]`.
 */
export interface GroupPicture extends Readonly<Record<MeasureKind, KindPicture>> {
  readonly people: number;
}

export interface KindPicture {
  readonly estimate: GroupEstimate;
  /** Of the errors of the keys; part of every absolute interval. */
  readonly keyCovariance: Float64Array;
  /** The variance of the members' true standings, by measure. */
  readonly spread: Float64Array;
  /** How uncertain that is, as a variance. */
  readonly spreadErrors: Float64Array;
}

export type Keys = Readonly<Record<MeasureKind, KeyUncertainty>>;

export function describeGroup(engine: GroupEngine, keys: Keys, statistics: GroupStatistics): GroupPicture {
  return {
    people: peopleIn(statistics),
    behaviour: describeHalf(engine, keys, statistics, 'behaviour'),
    perception: describeHalf(engine, keys, statistics, 'perception'),
  };
}

/** The same for screens that show one half alone. */
export function describeHalf(
  engine: GroupEngine,
  keys: Keys,
  statistics: GroupStatistics,
  kind: MeasureKind,
): KindPicture {
  checkVersion(engine, statistics);
  const people = peopleIn(statistics);
  const keyed = estimateWithKeys(engine.models[kind], statistics[kind].counts, people, keys[kind]);
  const spread = membersSpread(engine.spread[kind], statistics[kind], wholeIn(statistics));
  return {
    ...keyed,
    spread: spread.values,
    spreadErrors: spread.errors,
  };
}
