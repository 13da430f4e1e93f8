import type { NormStanding } from '@fourfold/contract/schemas';
import { shareLimits } from '@fourfold/contract/words';
import { type Placed, type PossibleSpread, placeAmong } from '@fourfold/measurement';

/** From so many companies on, the one that is looked at included, a place among them says something. */
export const fewestCompanies = 20;

/** In percent; a wider range says nothing. */
const widest = 80;

/** Which share of companies stands lower, in percent, and the middle 95% of where that may be. */
export function standingAmong(
  placed: Placed,
  spreads: readonly PossibleSpread[],
  others: number,
): NormStanding {
  const { share, low, high } = placeAmong(spreads, placed);
  if (100 * (high - low) > widest) return { others, percentile: null, low: null, high: null };
  return { others, percentile: percent(share), low: percent(low), high: percent(high) };
}

/** Nobody is higher than all others, as far as so few can tell. */
const percent = (share: number): number =>
  Math.min(shareLimits.highest, Math.max(shareLimits.lowest, Math.round(100 * share)));
