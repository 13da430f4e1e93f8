import type { ConcernedAnswer, Figure } from '@fourfold/contract/schemas';
import { isLikelyOut } from '@fourfold/contract/words';
import { beyondOn } from '../../../lib/beyond-on.ts';
import type { Finding } from './finding-path.ts';

type Department = ConcernedAnswer['measures'][number]['departments'][number];

/** On which side of balanced it goes wrong: too little of a behaviour, too much of it, or a weak perception. */
export const sideOf = (entry: Finding): Figure['side'] =>
  'direction' in entry && entry.direction === 'reduce' ? 'high' : 'low';

/** Those where it is likely to be out of balance on this side, the most certain first; and the others. */
export function splitConcerned<Of extends { readonly figure: Figure }>(
  side: Figure['side'],
  departments: readonly Of[],
): { concerned: Of[]; others: Of[] } {
  const far = ({ figure }: Of) => (side === 'low' ? -figure.score : figure.score);
  const likelihood = ({ figure }: Of) => beyondOn(side, figure);
  const sorted = departments.toSorted((a, b) => likelihood(b) - likelihood(a) || far(b) - far(a));
  return {
    concerned: sorted.filter(({ figure }) => isLikelyOut(side, figure)),
    others: sorted.filter(({ figure }) => !isLikelyOut(side, figure)),
  };
}

/** The same by their names, as a row of the summary has room for. */
export const namesOfConcerned = (entry: Finding, departments: readonly Department[]): string[] =>
  splitConcerned(sideOf(entry), departments).concerned.map(({ name }) => name);
