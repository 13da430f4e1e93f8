import type { ConcernedAnswer, Figure } from '@fourfold/contract/schemas';
import { beyondOn } from '../../../lib/beyond-on.ts';
import type { Finding } from './finding-path.ts';

type Department = ConcernedAnswer['measures'][number]['departments'][number];

/** On which side of balanced it goes wrong: too little of a behaviour, too much of it, or a weak perception. */
export const sideOf = (entry: Finding): Figure['side'] =>
  'direction' in entry && entry.direction === 'reduce' ? 'high' : 'low';

/** From here on it is likely that somewhere is beyond balanced on that side, as everywhere in the product. */
const LIKELY = 0.5;

/** Those where it is likely to be out of balance on this side, the most certain first; and the others. */
export function splitConcerned<Of extends { readonly figure: Figure }>(
  side: Figure['side'],
  departments: readonly Of[],
): { concerned: Of[]; others: Of[] } {
  const far = ({ figure }: Of) => (side === 'low' ? -figure.score : figure.score);
  const likelihood = ({ figure }: Of) => beyondOn(side, figure);
  const sorted = departments.toSorted((a, b) => likelihood(b) - likelihood(a) || far(b) - far(a));
  return {
    concerned: sorted.filter((one) => likelihood(one) >= LIKELY),
    others: sorted.filter((one) => likelihood(one) < LIKELY),
  };
}

/** The same by their names, as a row of the summary has room for. */
export const namesOfConcerned = (entry: Finding, departments: readonly Department[]): string[] =>
  splitConcerned(sideOf(entry), departments).concerned.map(({ name }) => name);
