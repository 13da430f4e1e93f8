import type { MeasureKind } from '../questionnaire/types.ts';
import { foresee } from './belief.ts';
import type { RankInput, Standings } from './contest.ts';
import { isSettled } from './label.ts';
import { countTopFive, drawHalf } from './top-five.ts';

/**
 * How many more people would have to answer until it is settled whether a measure belongs to the
 * five: in with 0.8 or out with 0.8.
 *
 * Tried for 32 times as many people with the figures of what is ranked as they are, and for 2, 4 and 8 times as many where
 * that settles it. What the keys leave open stays open for any number of people, and more than 32 times as many is no
 * advice: such measures are missing from the answer. An order of magnitude, no more.
 *
 * Example: 30 people, settled at 120: 90 more.
 */
const TIMES = [2, 4, 8];
const MOST_TIMES = 32;
const DRAWS = 160;

export function peopleToSettle(
  { contest, models, picture }: RankInput,
  now: Standings,
  open: readonly number[],
  standard: Readonly<Record<MeasureKind, Float64Array>>,
): ReadonlyMap<number, number> {
  const { kind } = contest;
  const needed = new Map<number, number>();
  if (open.length === 0) return needed;
  const then = foresee(models[kind], picture[kind]);
  /** Those of `among` that so many times as many people settle. */
  const settledBy = (times: number, among: readonly number[]): number[] => {
    const drawn = drawHalf(contest, kind, then(times * picture.people), standard[kind], DRAWS);
    const { probability } = countTopFive(contest, { ...now, [kind]: drawn }, DRAWS);
    const settled = among.filter((index) => isSettled(probability[index] as number));
    for (const index of settled) needed.set(index, (times - 1) * picture.people);
    return settled;
  };
  let rest = settledBy(MOST_TIMES, open);
  for (const times of TIMES) {
    if (rest.length === 0) break;
    const settled = settledBy(times, rest);
    rest = rest.filter((index) => !settled.includes(index));
  }
  return needed;
}
