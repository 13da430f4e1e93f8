import type { GroupPicture } from '../group/describe-group.ts';
import type { Normal } from '../probability/normal-draws.ts';
import type { Model } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';

/**
 * What is ranked: how many measures, the merit of each where the group may stand, and on which side of the middle it has
 * to stand at all.
 *
 * Example: opportunities are ranked by impact less half the effort, barriers by weight.
 */
export interface Contest {
  readonly size: number;
  /** The half whose measures are ranked. */
  readonly kind: MeasureKind;
  /** What the merit takes in the place of where perceptions stand, number by number. */
  perceived(perception: Float64Array): Float64Array;
  /** The merit of one measure in the first so many draws. */
  meritsOf(index: number, standings: Standings, draws: number): Float64Array;
  isOnSide(index: number, standing: number): boolean;
}

/** Where a group may stand, perceptions as the contest takes them; no draws of a half that no merit depends on. */
export type Standings = Readonly<Record<MeasureKind, DrawnHalf>>;

export interface DrawnHalf {
  readonly draws: number;
  /** Measure by measure, each in all draws. */
  readonly values: Float64Array;
}

/** One measure in the first so many draws. */
export const drawnOf = ({ values, draws }: DrawnHalf, index: number, count: number): Float64Array =>
  values.subarray(index * draws, index * draws + count);

export function meritsAt(contest: Contest, behaviour: Float64Array, perception: Float64Array): Float64Array {
  const standings = {
    behaviour: { draws: 1, values: behaviour },
    perception: { draws: 1, values: contest.perceived(perception) },
  };
  return Float64Array.from({ length: contest.size }, (_, index) =>
    Number(contest.meritsOf(index, standings, 1)[0]),
  );
}

export interface RankInput {
  readonly contest: Contest;
  readonly models: Readonly<Record<MeasureKind, Model>>;
  readonly picture: GroupPicture;
  /** Of the halves that the merit depends on. */
  readonly belief: Belief;
}

export type Belief = Readonly<Partial<Record<MeasureKind, Normal>>>;
