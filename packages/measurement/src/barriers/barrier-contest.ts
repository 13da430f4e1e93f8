import { strengthOf, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { BALANCED, shareOutOfBalance } from '../group/share-out-of-balance.ts';
import { normalCdf } from '../probability/normal.ts';
import { type Contest, drawnOf, type Standings } from '../ranking/contest.ts';
import { type BarrierReasons, heldBackOf, lownessOf, weightOf } from './barrier-weight.ts';

/**
 * The weight of every perception, wherever the group may stand: what the draws for the top five run
 * through.
 *
 * Example: `meritsAt(contest, behaviours, perceptions)`.
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
  const meritsOf = (index: number, { perception }: Standings, draws: number): Float64Array => {
    const merits = new Float64Array(draws);
    const own = drawnOf(perception, index, draws);
    const [deviation, heldBack] = [deviations[index] as number, held[index] as number];
    for (let draw = 0; draw < draws; draw++) {
      const standing = own[draw] as number;
      const share = normalCdf((-BALANCED - standing) / deviation);
      merits[draw] = weightOf({ lowness: lownessOf(standing), share, heldBack });
    }
    return merits;
  };
  return {
    size: held.length,
    kind: 'perception',
    reasonsOf,
    perceived: (perception) => perception,
    meritsOf,
    isOnSide: (_index, standing) => standing < 0,
  };
}
