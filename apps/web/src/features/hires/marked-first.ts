import type { CandidateCompetency } from '@fourfold/contract/schemas';

type Compared = Pick<CandidateCompetency, 'difference'>;

/** So many are open, also where fewer differ. */
const shownAtOnce = 6;
const order = { clear: 0, likely: 1, unclear: 2 } as const;

/** Clear differences first, then likely ones, each the largest first. All of them are open, the rest as far as there is room. */
export function markedFirst<T extends Compared>(competencies: readonly T[]): { open: T[]; folded: T[] } {
  const far = ({ difference }: T) => Math.abs(difference.points);
  const rank = ({ difference }: T) => order[difference.certainty];
  const ordered = competencies.toSorted((a, b) => rank(a) - rank(b) || far(b) - far(a));
  const marked = ordered.filter(({ difference }) => difference.certainty !== 'unclear').length;
  const shown = Math.max(shownAtOnce, marked);
  return { open: ordered.slice(0, shown), folded: ordered.slice(shown) };
}
