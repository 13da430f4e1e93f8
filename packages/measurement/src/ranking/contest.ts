import type { GroupPicture } from '../group/describe-group.ts';
import type { Model } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';

/**
 * What is ranked: how many measures, the merit of each where the group stands, and on which side of the middle it has
 * to stand at all.
 *
 * Example: opportunities are ranked by impact less half the effort, barriers by weight.
 */
export interface Contest {
  readonly size: number;
  /** The halves that the merit depends on. */
  readonly dependsOn: readonly MeasureKind[];
  /** What the rest takes in the place of where perceptions stand: made once for all measures. */
  perceived(perception: Float64Array): Float64Array;
  meritOf(index: number, behaviour: Float64Array, perceived: Float64Array): number;
  /** False only where the merit is less than so much: told without exponentials, so that few merits are worked out. */
  couldReach(merit: number, index: number, behaviour: Float64Array, perceived: Float64Array): boolean;
  isOnSide(index: number, behaviour: Float64Array, perceived: Float64Array): boolean;
}

export function meritsAt(contest: Contest, behaviour: Float64Array, perception: Float64Array): Float64Array {
  const perceived = contest.perceived(perception);
  return Float64Array.from({ length: contest.size }, (_, index) =>
    contest.meritOf(index, behaviour, perceived),
  );
}

export interface RankInput {
  readonly contest: Contest;
  readonly models: Readonly<Record<MeasureKind, Model>>;
  readonly picture: GroupPicture;
  /** What is ranked. */
  readonly kind: MeasureKind;
}
