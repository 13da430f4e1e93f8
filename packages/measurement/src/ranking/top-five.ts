import { drawMany } from '../probability/normal-draws.ts';
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

export const PLACES = 5;

export function drawTopFive(
  contest: Contest,
  belief: GroupBelief,
  standard: Readonly<Record<MeasureKind, Float64Array>>,
  draws: number,
): TopFive {
  const behaviours = drawMany(belief.behaviour, standard.behaviour, draws);
  const perceptions = drawMany(belief.perception, standard.perception, draws);
  const of = (drawn: Float64Array, draw: number) => {
    const size = drawn.length / draws;
    return drawn.subarray(draw * size, (draw + 1) * size);
  };
  const probability = new Float64Array(contest.size);
  const merits = new Float64Array(draws * contest.size);
  for (let draw = 0; draw < draws; draw++) {
    const merit = merits.subarray(draw * contest.size, (draw + 1) * contest.size);
    const [behaviour, perception] = [of(behaviours, draw), of(perceptions, draw)];
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

/** The indexes of the `count` highest values, highest first; of equal ones the earlier. */
export function highest(values: Float64Array, count: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    let place = found.length;
    while (place > 0 && (values[found[place - 1] as number] as number) < value) place--;
    if (place >= count) continue;
    found.splice(place, 0, index);
    if (found.length > count) found.pop();
  }
  return found;
}
