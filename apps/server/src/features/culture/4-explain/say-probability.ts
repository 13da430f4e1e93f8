import { certaintyWords } from '@fourfold/contract/words';
import { labelOf } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { percentOf } from '@fourfold/words/format';

const over = sentence<{ percent: string }>('over {percent}');
const under = sentence<{ percent: string }>('under {percent}');

/**
 * A probability in words: `97%`. What is estimated is never certain, so the ends are `over 99%` and `under 1%`.
 *
 * Example: `sayProbability(0.9987)` is `over 99%`.
 */
export function sayProbability(probability: number): string {
  const whole = Math.round(100 * probability);
  if (whole >= 100) return over({ percent: percentOf(0.99) });
  return whole < 1 ? under({ percent: percentOf(0.01) }) : percentOf(whole / 100);
}

const certain = sentence<{ word: string; percent: string }>('{word} ({percent})');

/** How certain something is, in the only three words that we have for it: `clear (97%)`. */
export const sayCertainty = (probability: number): string =>
  certain({ word: certaintyWords[labelOf(probability)](), percent: sayProbability(probability) });
