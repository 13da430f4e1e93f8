import type { CultureBarrier, CultureOpportunity, Figure } from '@fourfold/contract/schemas';
import { certaintyWords, isLikelyOut, LIKELY } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { beyondOn } from '../../../lib/beyond-on.ts';
import { certainty, chance } from '../../../lib/chance.ts';
import { between, people, whole } from '../figure-words.ts';

type Finding = CultureOpportunity | CultureBarrier;

/** What people do who are counted: "About 31 of 46 people (likely range 22 to 39) show too little of it." */
export function doingOf(entry: Finding): string {
  const all = people(entry.of_people);
  const count = whole(entry.people);
  const range = between(entry.people_range);
  if (!('direction' in entry))
    return t`About ${count} of ${all} (likely range ${range}) see too little of it.`;
  return entry.direction === 'improve'
    ? t`About ${count} of ${all} (likely range ${range}) show too little of it.`
    : t`About ${count} of ${all} (likely range ${range}) show too much of it.`;
}

/** Five always stand there: where the group as a whole is not on the bad side, this says so. */
export function soFarOf(entry: Finding): string | null {
  const { figure, label } = entry;
  const isOut = 'direction' in entry ? figure.band !== 'balanced' : isWeak(entry);
  if (isOut) return null;
  if (label === 'unclear') {
    return 'direction' in entry
      ? t`Balanced so far, but next in line for the top five.`
      : t`Not too low so far, but next in line for the top five.`;
  }
  return 'direction' in entry ? t`Balanced so far.` : t`Not too low so far.`;
}

/** Two questions, each with its own answer: is it out of balance, and is it one of the five that matter most? */
export function questionsOf(entry: Finding): { readonly asks: string; readonly said: string }[] {
  const { figure, label, probability } = entry;
  const five = {
    asks: t`One of the top five?`,
    said: t`${certaintyWords[label]()} (${chance(probability)})`,
  };
  // Of a perception above the middle nobody asks whether it is weak.
  if (!('direction' in entry) && figure.side === 'high') return [five];
  return [{ asks: t`${badOf(entry)}?`, said: certainty(figure.beyond) }, five];
}

const badOf = (entry: Finding): string =>
  'direction' in entry && entry.direction === 'reduce' ? t`Too much of it` : t`Too little of it`;

/** The certainty of a department or a person, which is about one of the two: "too much: clear (97%)". */
export function certainOn(entry: Finding | null, side: Figure['side'], figure: Figure): string {
  const beyond = beyondOn(side, figure);
  // It reads as balanced, and more of it is as likely as not: neither word would do.
  if (beyond >= LIKELY && !isLikelyOut(side, figure)) return t`on the edge of balanced`;
  const said = certainty(beyond);
  return side === 'low' || (entry !== null && !('direction' in entry))
    ? t`too little: ${said}`
    : t`too much: ${said}`;
}

const isWeak = ({ figure }: CultureBarrier) => figure.band === 'low' || figure.band === 'underactivated';
