import { standardDraws } from '../probability/normal-draws.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { createRandom } from '../random.ts';
import { meritsAt, type RankInput } from './contest.ts';
import { isSettled, type Label, labelOf } from './label.ts';
import { peopleToSettle } from './people-to-settle.ts';
import { countTopFive, drawStandings, type Held, PLACES, shareAhead, shareHeld } from './top-five.ts';

/**
 * The five that most probably have the highest merit, and how far that can be trusted.
 *
 * Always five, in the order of the probability of belonging; the keys' uncertainty is in it. Doubt
 * is shown by the label of a place, never by leaving it empty.
 *
 * Example: `listed[4].label` is `unclear`: it stands there, and is shown as unclear.
 */
export interface Ranking {
  readonly listed: readonly Placement[];
  /** Of belonging to the five, by measure. */
  readonly probability: Float64Array;
  /** How much of the best five's merit the listed ones hold. */
  readonly held: Held;
}

export interface Placement {
  readonly index: number;
  /** Competition places: ties share one, 1, 1, 3. */
  readonly place: number;
  readonly probability: number;
  readonly label: Label;
  /**
   * How many more must answer, the figures staying as they are; 0: none, null: no number would do
   * that anybody could ask.
   */
  readonly peopleToSettle: number | null;
}

const DRAWS = 1000;
/** What is ahead in less than three draws of four is a tie. */
const AHEAD = 0.75;

export function rank(input: RankInput): Ranking {
  const { contest, models, belief } = input;
  const standard = sameDraws(models.behaviour.size, models.perception.size);
  const standings = drawStandings(contest, belief, standard, DRAWS);
  const drawn = countTopFive(contest, standings, DRAWS);
  const { probability } = drawn;
  const order = byProbability(input, probability).slice(0, PLACES);
  const open = order.filter((index) => !isSettled(probability[index] as number));
  const needed = peopleToSettle(input, standings, open, standard);
  const merits = order.map((index) => contest.meritsOf(index, standings, DRAWS));
  const places = sharePlaces(merits);
  const listed = order.map(
    (index, at): Placement => ({
      index,
      place: places[at] as number,
      probability: probability[index] as number,
      label: labelOf(probability[index] as number),
      peopleToSettle: open.includes(index) ? (needed.get(index) ?? null) : 0,
    }),
  );
  return { listed, probability, held: shareHeld(drawn, merits) };
}

type Draws = Readonly<Record<MeasureKind, Float64Array>>;

let drawnBefore: (Draws & { readonly sizes: string }) | undefined;

/** Always the same ones, so that the same statistics give the same ranking: made once and kept. */
function sameDraws(behaviours: number, perceptions: number): Draws {
  const sizes = `${behaviours} x ${perceptions}`;
  if (drawnBefore?.sizes === sizes) return drawnBefore;
  const random = createRandom('top five');
  const behaviour = standardDraws(DRAWS, behaviours, random);
  drawnBefore = { sizes, behaviour, perception: standardDraws(DRAWS, perceptions, random) };
  return drawnBefore;
}

/** Equal ones, such as those that never belonged, by the merit of the estimates. */
function byProbability({ contest, picture }: RankInput, probability: Float64Array): number[] {
  const merit = meritsAt(contest, picture.behaviour.estimate.mean, picture.perception.estimate.mean);
  const value = (values: Float64Array, index: number): number => values[index] as number;
  return [...merit.keys()].sort(
    (a, b) => value(probability, b) - value(probability, a) || value(merit, b) - value(merit, a),
  );
}

/** Each shares the place of the best one that is not surely ahead of it. */
function sharePlaces(merits: readonly Float64Array[]): number[] {
  let first = 0;
  return merits.map((own, at) => {
    if (shareAhead(merits[first] ?? own, own) >= AHEAD) first = at;
    return first + 1;
  });
}
