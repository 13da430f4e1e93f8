import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import { chance } from '../../../lib/chance.ts';

type Finding = CultureOpportunity | CultureBarrier;

/** What people do who are counted: "About 31 of 46 people show too little of it." */
export function doingOf(entry: Finding): string {
  if (!('direction' in entry)) return 'see it as weak';
  return entry.direction === 'improve' ? 'show too little of it' : 'show too much of it';
}

/** Five always stand there: where the group as a whole is not on the bad side, this says so. */
export function soFarOf(entry: Finding): string | null {
  const { figure, label } = entry;
  const isOut = 'direction' in entry ? figure.band !== 'balanced' : isWeak(entry);
  if (isOut) return null;
  const said = 'direction' in entry ? 'Balanced so far' : 'Not weak so far';
  return label === 'unclear' ? `${said}, and the next most likely.` : `${said}.`;
}

/** How certain it is that the group truly stands on the bad side: "Very likely too low (87%)." */
export function badSideOf(entry: Finding): string | null {
  const { figure } = entry;
  if (!('direction' in entry) && figure.side === 'high') return null;
  const bad = 'direction' in entry ? (entry.direction === 'improve' ? 'too low' : 'too high') : 'weak';
  return `${howLikely(figure.beyond)} ${bad} (${chance(figure.beyond)}).`;
}

function howLikely(probability: number): string {
  if (probability >= 0.99) return 'Almost certainly';
  if (probability >= 0.8) return 'Very likely';
  return probability >= 0.5 ? 'Likely' : 'Not clearly';
}

const isWeak = ({ figure }: CultureBarrier) => figure.band === 'low' || figure.band === 'underactivated';
