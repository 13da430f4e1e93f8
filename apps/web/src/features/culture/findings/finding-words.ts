import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import { select, t } from '@lingui/core/macro';
import { chance } from '../../../lib/chance.ts';
import { between, people, whole } from '../figure-words.ts';

type Finding = CultureOpportunity | CultureBarrier;

/** What people do who are counted: "About 31 of 46 people (22 to 39) show too little of it." */
export function doingOf(entry: Finding, all: string = people(entry.of_people)): string {
  const count = whole(entry.people);
  const range = between(entry.people_range);
  if (!('direction' in entry)) return t`About ${count} of ${all} (${range}) see it as weak.`;
  return entry.direction === 'improve'
    ? t`About ${count} of ${all} (${range}) show too little of it.`
    : t`About ${count} of ${all} (${range}) show too much of it.`;
}

/** Five always stand there: where the group as a whole is not on the bad side, this says so. */
export function soFarOf(entry: Finding): string | null {
  const { figure, label } = entry;
  const isOut = 'direction' in entry ? figure.band !== 'balanced' : isWeak(entry);
  if (isOut) return null;
  if (label === 'unclear') {
    return 'direction' in entry
      ? t`Balanced so far, and the next most likely.`
      : t`Not weak so far, and the next most likely.`;
  }
  return 'direction' in entry ? t`Balanced so far.` : t`Not weak so far.`;
}

/** How certain it is that the group truly stands on the bad side: "Clearly too low (87%)." */
export function badSideOf(entry: Finding): string | null {
  const { figure } = entry;
  if (!('direction' in entry) && figure.side === 'high') return null;
  const bad = 'direction' in entry ? (entry.direction === 'improve' ? 'low' : 'high') : 'weak';
  return howLikely(figure.beyond, bad);
}

function howLikely(probability: number, bad: 'low' | 'high' | 'weak'): string {
  const percent = chance(probability);
  if (probability >= 0.8) {
    return t`${select(bad, { low: 'Clearly too low', high: 'Clearly too high', other: 'Clearly weak' })} (${percent}).`;
  }
  if (probability >= 0.5) {
    return t`${select(bad, { low: 'Likely too low', high: 'Likely too high', other: 'Likely weak' })} (${percent}).`;
  }
  return t`${select(bad, {
    low: 'Not clearly too low',
    high: 'Not clearly too high',
    other: 'Not clearly weak',
  })} (${percent}).`;
}

const isWeak = ({ figure }: CultureBarrier) => figure.band === 'low' || figure.band === 'underactivated';
