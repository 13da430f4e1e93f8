import { createRandom, shuffle } from '../random.ts';

/**
 * Which team starts when, by lot: for every team the number of its step, from 0.
 *
 * The teams are sorted before they are shuffled, so anyone who has the seed and the teams gets the same order, however
 * the teams were listed. Steps get as many teams each as can be; the earlier ones get those that are left over.
 *
 * Example: `drawOrder(['a', 'b', 'c'], 2, 'seed').get('b')` is 0 or 1, and two of the three are 0.
 */
export function drawOrder(teams: readonly string[], steps: number, seed: string): Map<string, number> {
  const order = shuffle(teams.toSorted(), createRandom(seed));
  return new Map(order.map((team, place) => [team, stepAt(place, order.length, steps)]));
}

/** The step of the team in this place of the order. */
export const stepAt = (place: number, teams: number, steps: number): number =>
  Math.floor((place * steps) / teams);
