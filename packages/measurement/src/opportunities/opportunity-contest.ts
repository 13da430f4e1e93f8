import { strengthOf, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { BALANCED } from '../group/share-out-of-balance.ts';
import { normalCdf } from '../probability/normal.ts';
import { type Contest, type DrawnHalf, drawnOf, type Standings } from '../ranking/contest.ts';
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
 * Example: `contest.reasonsOf(index, behaviours, contest.perceived(perceptions)).distance`.
 */
export interface OpportunityContest extends Contest {
  /** -1: too little, 1: too much. */
  readonly sides: Int8Array;
  /** `weakness`: of every perception, as `perceived` makes it. */
  reasonsOf(index: number, behaviour: Float64Array, weakness: Float64Array): Reasons;
  /** The perceptions that the merit of a behaviour depends on. */
  readonly tied: readonly Int32Array[];
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
  const tied = ties.ofBehaviour.map((own) => Int32Array.from(own, ({ perception }) => perception));
  const strengths = ties.ofBehaviour.map((own) => Float64Array.from(own, strengthOf));
  const pullOf = (index: number, weakness: Float64Array): number => {
    const [own, strength] = [tied[index], strengths[index]];
    if (own === undefined || strength === undefined) return 0;
    let pull = 0;
    for (let tie = 0; tie < own.length; tie++)
      pull += (strength[tie] as number) * (weakness[own[tie] as number] as number);
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
  const merit = (reasons: Reasons): number => meritOf(impactOf(reasons), effortOf(reasons));
  // The merit is a sum: what each reason is worth in it, and what does not change from draw to draw.
  const none = { distance: 0, share: 0, ties: 0, entrenched: 0, differing: 0 };
  const [ofDistance, ofShare, ofTies] = [
    merit({ ...none, distance: 1 }),
    merit({ ...none, share: 1 }),
    merit({ ...none, ties: 1 }),
  ];
  const steady = differing.map((value, index) =>
    merit({ ...none, entrenched: entrenched[index] as number, differing: value }),
  );
  /** The same in so many draws. */
  const pullsOf = (index: number, perception: DrawnHalf, count: number): Float64Array => {
    const pulls = new Float64Array(count);
    for (const [tie, perceived] of (tied[index] ?? []).entries()) {
      const strength = strengths[index]?.[tie] as number;
      const weakness = drawnOf(perception, perceived, count);
      for (let draw = 0; draw < count; draw++)
        pulls[draw] = (pulls[draw] as number) + strength * (weakness[draw] as number);
    }
    return pulls;
  };
  const meritsOf = (index: number, standings: Standings, draws: number): Float64Array => {
    const merits = new Float64Array(draws);
    const own = drawnOf(standings.behaviour, index, draws);
    const pulls = pullsOf(index, standings.perception, draws);
    const [side, spread, still] = [sides[index] as number, spreads[index] as number, steady[index] as number];
    for (let draw = 0; draw < draws; draw++) {
      const toSide = side * (own[draw] as number);
      const share = normalCdf((toSide - BALANCED) / spread);
      merits[draw] =
        ofDistance * distanceOf(toSide) + ofShare * share + ofTies * tiesOf(pulls[draw] as number) + still;
    }
    return merits;
  };
  return {
    size,
    kind: 'behaviour',
    sides,
    tied,
    reasonsOf,
    perceived(perception) {
      const weakness = new Float64Array(perception.length);
      for (let at = 0; at < weakness.length; at++) weakness[at] = weaknessOf(perception[at] as number);
      return weakness;
    },
    meritsOf,
    isOnSide: (index, standing) => (sides[index] as number) * standing > 0,
  };
}
