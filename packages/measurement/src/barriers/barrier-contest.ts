import { strengthOf, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { shareOutOfBalance } from '../group/share-out-of-balance.ts';
import type { Contest } from '../ranking/contest.ts';
import { heldBackOf, lownessOf, weightOf } from './barrier-weight.ts';

/**
 * The weight of every perception, wherever the group may stand: what the draws for the top five run
 * through.
 *
 * Example: `contest.meritOf(behaviours, perceptions, weights)`.
 */
export function createBarrierContest(picture: GroupPicture, { ofPerception }: Ties): Contest {
  const held = ofPerception.map((own) => heldBackOf(own.reduce((sum, tie) => sum + strengthOf(tie), 0)));
  return {
    size: held.length,
    isOnSide: (index, _behaviour, perception) => (perception[index] as number) < 0,
    meritOf(_behaviour, perception, into) {
      for (const [index, heldBack] of held.entries()) {
        const lowness = lownessOf(perception[index] as number);
        into[index] = weightOf({ lowness, share: shareBelow(picture, index, perception), heldBack });
      }
    },
  };
}

export function shareBelow({ perception }: GroupPicture, index: number, mean: Float64Array): number {
  return shareOutOfBalance(mean[index] as number, perception.spread[index] as number).below;
}
