import { drawByMeasure, type Normal } from '../probability/normal-draws.ts';
import { percentile } from '../probability/percentile.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { Belief, Contest, DrawnHalf, Standings } from './contest.ts';

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
  /** By draw: what the five with the highest merit have together. */
  readonly best: Float64Array;
}

export const PLACES = 5;
const NOTHING: DrawnHalf = { draws: 0, values: new Float64Array() };

/** `standard`: draws one after the other. */
export function drawHalf(
  { perceived }: Pick<Contest, 'perceived'>,
  kind: MeasureKind,
  belief: Normal,
  standard: Float64Array,
  draws: number,
): DrawnHalf {
  const values = drawByMeasure(belief, standard, draws);
  return { draws, values: kind === 'perception' ? perceived(values) : values };
}

export function drawStandings(
  contest: Pick<Contest, 'perceived'>,
  belief: Belief,
  standard: Readonly<Record<MeasureKind, Float64Array>>,
  draws: number,
): Standings {
  const drawn = (kind: MeasureKind): DrawnHalf => {
    const own = belief[kind];
    return own === undefined ? NOTHING : drawHalf(contest, kind, own, standard[kind], draws);
  };
  return { behaviour: drawn('behaviour'), perception: drawn('perception') };
}

/**
 * Of the first so many draws. Measure by measure, those first that have most merit in the first draws: so few of the five
 * found so far have to make room.
 */
export function countTopFive(contest: Contest, standings: Standings, draws: number): TopFive {
  const five = new Int32Array(draws * PLACES).fill(-1);
  const merits = new Float64Array(draws * PLACES).fill(-Infinity);
  for (const index of promisingFirst(contest, standings, Math.min(draws, FIRST))) {
    const own = contest.meritsOf(index, standings, draws);
    for (let draw = 0; draw < draws; draw++)
      if ((own[draw] as number) >= (merits[draw * PLACES + PLACES - 1] as number))
        enter(five, merits, draw * PLACES, index, own[draw] as number);
  }
  const { draws: stride, values } = standings[contest.kind];
  const probability = new Float64Array(contest.size);
  const best = new Float64Array(draws);
  for (let at = 0; at < five.length; at++) {
    const [index, draw] = [five[at] as number, Math.floor(at / PLACES)];
    if (index < 0) continue;
    if (contest.isOnSide(index, values[index * stride + draw] as number))
      probability[index] = (probability[index] as number) + 1;
    best[draw] = (best[draw] as number) + Math.max(0, merits[at] as number);
  }
  return { probability: probability.map((count) => count / draws), best };
}

const FIRST = 8;

function promisingFirst(contest: Contest, standings: Standings, draws: number): number[] {
  const sums = Float64Array.from({ length: contest.size }, (_, index) =>
    contest.meritsOf(index, standings, draws).reduce((sum, merit) => sum + merit, 0),
  );
  return highest(sums, contest.size);
}

/** Among the five from `from` on, if it is: the highest merit first, of equals the earlier measure. */
function enter(five: Int32Array, merits: Float64Array, from: number, index: number, merit: number): void {
  const isAhead = (place: number): boolean => {
    const other = merits[place] as number;
    return merit > other || (merit === other && index < (five[place] as number));
  };
  let place = from + PLACES - 1;
  if (!isAhead(place)) return;
  for (; place > from && isAhead(place - 1); place--) {
    merits[place] = merits[place - 1] as number;
    five[place] = five[place - 1] as number;
  }
  merits[place] = merit;
  five[place] = index;
}

/** How often the first of two measures had more merit than the second. */
export function shareAhead(first: Float64Array, second: Float64Array): number {
  let ahead = 0;
  for (let draw = 0; draw < first.length; draw++) {
    if ((first[draw] as number) > (second[draw] as number)) ahead++;
  }
  return ahead / first.length;
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

/** `named`: the merits of those that are named, each draw by draw. */
export function shareHeld({ best }: TopFive, named: readonly Float64Array[]): Held {
  const shares = best.map((all, draw) => {
    let sum = 0;
    for (const merits of named) sum += Math.max(0, merits[draw] as number);
    return shareOf(sum, all);
  });
  shares.sort();
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  return { share, low: percentile(shares, 0.025), high: percentile(shares, 0.975) };
}

/** The merit of those named, over that of the five with most of it; between nothing and all. */
export function heldOf(merit: Float64Array, named: readonly number[]): number {
  const sum = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + Math.max(0, merit[index] as number), 0);
  return shareOf(sum(named), sum(highest(merit, PLACES)));
}

const shareOf = (named: number, best: number): number => (best === 0 ? 1 : named / best);

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
