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
  meritOf(behaviour: Float64Array, perception: Float64Array, into: Float64Array): void;
  isOnSide(index: number, behaviour: Float64Array, perception: Float64Array): boolean;
}

export interface RankInput {
  readonly contest: Contest;
  readonly models: Readonly<Record<MeasureKind, Model>>;
  readonly picture: GroupPicture;
  /** What is ranked. */
  readonly kind: MeasureKind;
}
