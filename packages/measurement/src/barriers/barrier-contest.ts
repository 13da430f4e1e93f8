import { strengthOf, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { BALANCED, shareOutOfBalance } from '../group/share-out-of-balance.ts';
import { normalCdfAtMost } from '../probability/normal.ts';
import type { Contest } from '../ranking/contest.ts';
import { type BarrierReasons, heldBackOf, lownessOf, weightOf } from './barrier-weight.ts';

/**
 * The weight of every perception, wherever the group may stand: what the draws for the top five run
 * through.
 *
 * Example: `contest.meritOf(index, behaviours, perceptions)`.
 */
export interface BarrierContest extends Contest {
  reasonsOf(index: number, perception: Float64Array): BarrierReasons;
}

export function createBarrierContest(picture: GroupPicture, { ofPerception }: Ties): BarrierContest {
  const held = ofPerception.map((own) => heldBackOf(own.reduce((sum, tie) => sum + strengthOf(tie), 0)));
  const { spread } = picture.perception;
  const deviations = spread.map(Math.sqrt);
  const reasonsOf = (index: number, perception: Float64Array): BarrierReasons => ({
    lowness: lownessOf(perception[index] as number),
    share: shareOutOfBalance(perception[index] as number, spread[index] as number).below,
    heldBack: held[index] as number,
  });
  return {
    size: held.length,
    dependsOn: ['perception'],
    reasonsOf,
    perceived: (perception) => perception,
    isOnSide: (index, _behaviour, perception) => (perception[index] as number) < 0,
    meritOf: (index, _behaviour, perception) => weightOf(reasonsOf(index, perception)),
    couldReach: (merit, index, _behaviour, perception) =>
      weightOf({
        lowness: lownessOf(perception[index] as number),
        share: normalCdfAtMost((-BALANCED - (perception[index] as number)) / (deviations[index] as number)),
        heldBack: held[index] as number,
      }) >= merit,
  };
}
