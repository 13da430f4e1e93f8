import { drawMany, type Normal } from '../probability/normal-draws.ts';
import { percentile } from '../probability/percentile.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { GroupBelief } from './belief.ts';
import type { Contest } from './contest.ts';

/**
 * How probable it is that each measure belongs to the five with the highest merit, when the group
 * may stand anywhere that its intervals allow.
 *
 * Counted over draws from the belief. A draw in which a measure stands on the other side of the
 * middle does not count: there is always a lowest perception, but what is favourable holds nobody
 * back. So the probabilities of all measures sum to at most five. 1,000 draws hold a probability to
 * about 0.015.
 *
 * Example: `probability[index]` is 0.83: clear.
 */
export interface TopFive {
  readonly probability: Float64Array;
  /** By draw, then by measure. */
  readonly merits: Float64Array;
}

/** Where a group may stand, by draw, then by measure; nothing where the merit does not depend on it. */
export type DrawnStandings = Readonly<Record<MeasureKind, DrawnHalf>>;

export interface DrawnHalf {
  readonly values: Float64Array;
  readonly size: number;
}

export const PLACES = 5;

export function drawHalf(belief: Normal, standard: Float64Array, draws: number): DrawnHalf {
  return { values: drawMany(belief, standard, draws), size: belief.mean.length };
}

export function drawStandings(
  { dependsOn }: Pick<Contest, 'dependsOn'>,
  belief: GroupBelief,
  standard: Readonly<Record<MeasureKind, Float64Array>>,
  draws: number,
): DrawnStandings {
  const drawn = (kind: MeasureKind): DrawnHalf =>
    dependsOn.includes(kind)
      ? drawHalf(belief[kind], standard[kind], draws)
      : { values: new Float64Array(), size: 0 };
  return { behaviour: drawn('behaviour'), perception: drawn('perception') };
}

/** Of the first so many draws. */
export function countTopFive(contest: Contest, standings: DrawnStandings, draws: number): TopFive {
  const of = ({ values, size }: DrawnHalf, draw: number): Float64Array =>
    values.subarray(draw * size, (draw + 1) * size);
  const probability = new Float64Array(contest.size);
  const merits = new Float64Array(draws * contest.size);
  for (let draw = 0; draw < draws; draw++) {
    const merit = merits.subarray(draw * contest.size, (draw + 1) * contest.size);
    const [behaviour, perception] = [of(standings.behaviour, draw), of(standings.perception, draw)];
    contest.meritOf(behaviour, perception, merit);
    for (const index of highest(merit, PLACES)) {
      if (contest.isOnSide(index, behaviour, perception))
        probability[index] = (probability[index] as number) + 1 / draws;
    }
  }
  return { probability, merits };
}

/** How often the first of two measures had more merit than the second. */
export function shareAhead({ probability, merits }: TopFive, first: number, second: number): number {
  const size = probability.length;
  let ahead = 0;
  for (let start = 0; start < merits.length; start += size) {
    if ((merits[start + first] as number) > (merits[start + second] as number)) ahead++;
  }
  return (ahead * size) / merits.length;
}

/**
 * How much of the best five's merit the five that are named hold, with the middle 95% of it.
 *
 * The best five are other ones in each draw. What they are is often not known while what is named is nearly as good.
 *
 * Example: 0.86, between 0.71 and 0.97: whatever the best five are, these bring most of what they would.
 */
export interface Held {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareHeld({ probability, merits }: TopFive, named: readonly number[]): Held {
  const size = probability.length;
  const shares = new Float64Array(merits.length / size);
  for (let draw = 0; draw < shares.length; draw++) {
    shares[draw] = heldOf(merits.subarray(draw * size, (draw + 1) * size), named);
  }
  shares.sort();
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  return { share, low: percentile(shares, 0.025), high: percentile(shares, 0.975) };
}

/** The merit of those named, over that of the five with most of it; between nothing and all. */
export function heldOf(merit: Float64Array, named: readonly number[]): number {
  const sum = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + Math.max(0, merit[index] as number), 0);
  const best = sum(highest(merit, PLACES));
  return best === 0 ? 1 : sum(named) / best;
}

/** The indexes of the `count` highest values, highest first; of equal ones the earlier. */
export function highest(values: Float64Array, count: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    let place = found.length;
    while (place > 0 && (values[found[place - 1] as number] as number) < value) place--;
    if (place >= count) continue;
    for (let at = Math.min(found.length, count - 1); at > place; at--) found[at] = found[at - 1] as number;
    found[place] = index;
  }
  return found;
}
