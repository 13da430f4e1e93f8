import { strengthOf, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { BALANCED } from '../group/share-out-of-balance.ts';
import { normalCdf } from '../probability/normal.ts';
import type { Contest } from '../ranking/contest.ts';
import {
  differingOf,
  distanceOf,
  effortOf,
  entrenchedOf,
  impactOf,
  meritOf,
  type Reasons,
  tiesOf,
  weaknessOf,
} from './impact-and-effort.ts';

/**
 * The reasons for every behaviour, wherever the group may stand, and so its merit: what the draws
 * for the top five run through.
 *
 * The side (too little, too much) is fixed by the estimate: an opportunity is named once, and a
 * draw in which the group stands on the other side speaks against it.
 *
 * Example: `contest.reasonsOf(index, behaviours, perceptions.map(weaknessOf)).distance`.
 */
export interface OpportunityContest extends Contest {
  /** -1: too little, 1: too much. */
  readonly sides: Int8Array;
  /** `weakness`: of every perception, see `weaknessOf`. */
  reasonsOf(index: number, behaviour: Float64Array, weakness: Float64Array): Reasons;
}

export function createOpportunityContest(
  picture: GroupPicture,
  ties: Ties,
  departmentSpread: Float64Array,
): OpportunityContest {
  const { mean } = picture.behaviour.estimate;
  const size = mean.length;
  const sides = Int8Array.from(mean, (value) => (value < 0 ? -1 : 1));
  const spreads = picture.behaviour.spread.map(Math.sqrt);
  const entrenched = Float64Array.from(ties.ofBehaviour, (own) =>
    entrenchedOf(own.reduce((sum, tie) => sum + strengthOf(tie), 0)),
  );
  const differing = departmentSpread.map(differingOf);
  const tied = ties.ofBehaviour.map((own) => ({
    perceptions: Int32Array.from(own, ({ perception }) => perception),
    strengths: Float64Array.from(own, strengthOf),
  }));
  const pullOf = (index: number, weakness: Float64Array): number => {
    const own = tied[index];
    if (own === undefined) return 0;
    let pull = 0;
    for (let tie = 0; tie < own.perceptions.length; tie++)
      pull += (own.strengths[tie] as number) * (weakness[own.perceptions[tie] as number] as number);
    return pull;
  };
  const reasonsOf = (index: number, behaviour: Float64Array, weakness: Float64Array): Reasons => {
    const toSide = (sides[index] as number) * (behaviour[index] as number);
    return {
      distance: distanceOf(toSide),
      share: normalCdf((toSide - BALANCED) / (spreads[index] as number)),
      ties: tiesOf(pullOf(index, weakness)),
      entrenched: entrenched[index] as number,
      differing: differing[index] as number,
    };
  };
  const weakness = new Float64Array(ties.ofPerception.length);
  return {
    size,
    sides,
    dependsOn: ['behaviour', 'perception'],
    reasonsOf,
    isOnSide: (index, behaviour) => (sides[index] as number) * (behaviour[index] as number) > 0,
    meritOf(behaviour, perception, into) {
      // Once for all behaviours of a draw.
      for (let at = 0; at < weakness.length; at++) weakness[at] = weaknessOf(perception[at] as number);
      for (let index = 0; index < size; index++) {
        const reasons = reasonsOf(index, behaviour, weakness);
        into[index] = meritOf(impactOf(reasons), effortOf(reasons));
      }
    },
  };
}
