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
  /** By draw: what the five with the highest merit have together. */
  readonly best: Float64Array;
}

/** Where a group may stand, as the contest takes it, by draw, then by measure; nothing where it does not depend on it. */
export type DrawnStandings = Readonly<Record<MeasureKind, DrawnHalf>>;

export type DrawnHalf = readonly Float64Array[];

export const PLACES = 5;
const NOTHING = new Float64Array();

export function drawHalf(
  { perceived }: Pick<Contest, 'perceived'>,
  kind: MeasureKind,
  belief: Normal,
  standard: Float64Array,
  draws: number,
): DrawnHalf {
  const values = drawMany(belief, standard, draws);
  const { length } = belief.mean;
  return Array.from({ length: draws }, (_, draw) => {
    const drawn = values.subarray(draw * length, (draw + 1) * length);
    return kind === 'perception' ? perceived(drawn) : drawn;
  });
}

export function drawStandings(
  contest: Pick<Contest, 'dependsOn' | 'perceived'>,
  belief: GroupBelief,
  standard: Readonly<Record<MeasureKind, Float64Array>>,
  draws: number,
): DrawnStandings {
  const drawn = (kind: MeasureKind): DrawnHalf =>
    contest.dependsOn.includes(kind) ? drawHalf(contest, kind, belief[kind], standard[kind], draws) : [];
  return { behaviour: drawn('behaviour'), perception: drawn('perception') };
}

/**
 * Of the first so many draws. A merit is worked out only where it could be among the five so far; those that belonged in
 * the draw before are asked first, so that few are.
 */
export function countTopFive(contest: Contest, standings: DrawnStandings, draws: number): TopFive {
  const { size } = contest;
  const probability = new Float64Array(size);
  const best = new Float64Array(draws);
  const order = Int32Array.from({ length: size }, (_, index) => index);
  const five = new Int32Array(PLACES);
  const merits = new Float64Array(PLACES);
  for (let draw = 0; draw < draws; draw++) {
    const behaviour = standings.behaviour[draw] ?? NOTHING;
    const perception = standings.perception[draw] ?? NOTHING;
    let found = 0;
    for (let turn = 0; turn < size; turn++) {
      const index = order[turn] as number;
      const isFull = found === PLACES;
      const least = isFull ? (merits[PLACES - 1] as number) : -Infinity;
      if (isFull && !contest.couldReach(least, index, behaviour, perception)) continue;
      const merit = contest.meritOf(index, behaviour, perception);
      if (isFull && (merit < least || (merit === least && index > (five[PLACES - 1] as number)))) continue;
      let place = isFull ? PLACES - 1 : found++;
      for (; place > 0; place--) {
        const above = merits[place - 1] as number;
        if (above > merit || (above === merit && (five[place - 1] as number) < index)) break;
        merits[place] = above;
        five[place] = five[place - 1] as number;
      }
      merits[place] = merit;
      five[place] = index;
    }
    for (let place = 0; place < found; place++) {
      const index = five[place] as number;
      if (contest.isOnSide(index, behaviour, perception))
        probability[index] = (probability[index] as number) + 1 / draws;
      best[draw] = (best[draw] as number) + Math.max(0, merits[place] as number);
      moveTo(order, index, place);
    }
  }
  return { probability, best };
}

/** Exchanges places so that `index` stands at `place`. */
function moveTo(order: Int32Array, index: number, place: number): void {
  const from = order.indexOf(index);
  order[from] = order[place] as number;
  order[place] = index;
}

/** The merit of one measure, draw by draw. */
export function drawnMerits(
  contest: Contest,
  standings: DrawnStandings,
  draws: number,
  index: number,
): Float64Array {
  return Float64Array.from({ length: draws }, (_, draw) =>
    contest.meritOf(index, standings.behaviour[draw] ?? NOTHING, standings.perception[draw] ?? NOTHING),
  );
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
