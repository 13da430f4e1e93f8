import { normalCdf } from '../probability/normal.ts';

/**
 * Which share of a group's members stands below and above balanced (80 to 120, that is half a unit
 * on either side), when the members spread normally around the group's mean.
 *
 * Counting members whose own estimate is out of balance would miss most of them, since single
 * estimates are pulled towards 100. `variance` is the members' spread; where the group's mean is
 * itself uncertain, add its variance to get the expected share.
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
