import { gaussHermite } from '../probability/gauss-hermite.ts';
import { normalCdf } from '../probability/normal.ts';
import type { KindPicture } from './describe-group.ts';

/**
 * Which share of a group's members stands below and above balanced (80 to 120, that is half a unit on either side),
 * when the members spread normally around the group's mean.
 *
 * Counting members whose own estimate is out of balance would miss most of them, since single estimates are pulled
 * towards 100. `variance` is the members' spread.
 *
 * Example: `shareOutOfBalance(0, 0.8)` is 29% on either side.
 */
export interface ShareOutOfBalance {
  readonly below: number;
  readonly above: number;
}

/** Half the width of balanced, in units of 40 points. */
export const BALANCED = 0.5;

export function shareOutOfBalance(mean: number, variance: number): ShareOutOfBalance {
  const spread = Math.sqrt(variance);
  return {
    below: normalCdf((-BALANCED - mean) / spread),
    above: normalCdf((mean - BALANCED) / spread),
  };
}

/**
 * How many of the people who answered are beyond balanced on one side, as far as that is known: expected share and
 * the middle 95% of how many it may be.
 *
 * Averaged over where the group may stand, the errors of the keys included, and over how much its members may differ; the number of people adds that they are these and no others.
 *
 * Example: 41% of 20 people, 4 to 13 of them.
 */
export interface CountedOut {
  readonly share: number;
  readonly fewest: number;
  readonly most: number;
}

const PLACES = gaussHermite(7);
const SPREADS = gaussHermite(3);
const LEAST_SPREAD = 0.05;

export function countOutOfBalance(picture: KindPicture, index: number, side: -1 | 1): CountedOut {
  const { people } = picture.estimate;
  const { mean, covariance } = picture.estimate;
  const at = index * (mean.length + 1);
  const centre = mean[index] as number;
  const variance = (covariance[at] as number) + (picture.keyCovariance[at] as number);
  const spread = picture.spread[index] as number;
  const doubt = Math.sqrt(picture.spreadErrors[index] as number);
  const cases: { share: number; weight: number }[] = [];
  for (const [i, place] of PLACES.places.entries()) {
    const around = centre + Math.sqrt(variance) * place;
    for (const [j, further] of SPREADS.places.entries()) {
      const shares = shareOutOfBalance(around, Math.max(LEAST_SPREAD, spread + doubt * further));
      cases.push({
        share: side === -1 ? shares.below : shares.above,
        weight: (PLACES.weights[i] as number) * (SPREADS.weights[j] as number),
      });
    }
  }
  const share = cases.reduce((sum, one) => sum + one.weight * one.share, 0);
  const count = (tail: number): number => {
    let [low, high] = [-1, people];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (chanceOfAtMost(cases, people, middle) >= tail) high = middle;
      else low = middle;
    }
    return high;
  };
  const expected = Math.round(share * people);
  return { share, fewest: Math.min(expected, count(0.025)), most: Math.max(expected, count(0.975)) };
}

function chanceOfAtMost(
  cases: readonly { readonly share: number; readonly weight: number }[],
  people: number,
  count: number,
): number {
  return cases.reduce((sum, { share, weight }) => {
    const spread = Math.sqrt(people * share * (1 - share));
    const below =
      spread > 0 ? normalCdf((count + 0.5 - people * share) / spread) : Number(count >= people * share);
    return sum + weight * below;
  }, 0);
}
