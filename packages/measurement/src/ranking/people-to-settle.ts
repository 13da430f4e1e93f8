import type { MeasureKind } from '../questionnaire/types.ts';
import { foresee } from './belief.ts';
import type { RankInput } from './contest.ts';
import { isSettled } from './label.ts';
import { countTopFive, type DrawnStandings, drawHalf } from './top-five.ts';

/**
 * How many more people would have to answer until it is settled whether a measure belongs to the
 * five: in with 0.8 or out with 0.8.
 *
 * Tried for 2, 4, 8 ... times as many people with the figures of what is ranked as they are. What
 * the keys leave open stays open for any number of people, and more than 32 times as many is no
 * advice: such measures are missing from the answer. An order of magnitude, no more.
 *
 * Example: 30 people, settled at 120: 90 more.
 */
const TIMES = [2, 4, 8, 32];
const DRAWS = 160;

export function peopleToSettle(
  { contest, models, picture, kind }: RankInput,
  now: DrawnStandings,
  open: readonly number[],
  standard: Readonly<Record<MeasureKind, Float64Array>>,
): ReadonlyMap<number, number> {
  const needed = new Map<number, number>();
  const then = foresee(models[kind], picture[kind]);
  for (const times of TIMES) {
    if (needed.size === open.length) break;
    const people = times * picture.people;
    const standings = { ...now, [kind]: drawHalf(contest, kind, then(people), standard[kind], DRAWS) };
    const { probability } = countTopFive(contest, standings, DRAWS);
    for (const index of open) {
      if (!needed.has(index) && isSettled(probability[index] as number))
        needed.set(index, people - picture.people);
    }
  }
  return needed;
}
