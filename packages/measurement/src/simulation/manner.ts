import { drawInteger, type Random } from '../random.ts';

/**
 * How a simulated person goes about the questionnaire.
 *
 * The careless ones take as long as the honest ones, so that pace does not give them away: what the
 * verdict on quality catches, it catches by the answers.
 *
 * Example: `half` answers honestly up to the middle and picks at random from there.
 */
export const MANNERS = ['honest', 'random', 'position', 'half'] as const;
export type Manner = (typeof MANNERS)[number];

/** Where on the screen someone taps without reading; null where they say what they would have said in any order. */
export type Tap = (place: number, questions: number, options: number) => number | null;

export function tapIn(manner: Manner, random: Random): Tap {
  const favourite = random();
  return (place, questions, options) => {
    if (manner === 'position') return Math.floor(favourite * options);
    return manner === 'half' && place >= questions / 2 ? drawInteger(random, options) : null;
  };
}
