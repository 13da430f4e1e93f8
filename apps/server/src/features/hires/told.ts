import type { ComparedCandidate, Share } from '@fourfold/contract/schemas';
import type { MeasureTexts } from '@fourfold/measurement';
import type { ComputedComparison, ComputedShare } from '../culture/3-estimate/candidates.ts';

type Verdict = ComparedCandidate['verdict'];

/** Nothing is said of answers that say little or cannot be relied on. */
export const saysNothing = (verdict: Verdict) => verdict === 'uninformative' || verdict === 'unreliable';

/**
 * What may be said of fit and add. A figure says nothing as long as a sheet filled in at random may get the same: where
 * the two ranges overlap, and not only where the middle of the other lies inside.
 */
export function toldOf(
  { fit, add }: Pick<ComputedComparison, 'fit' | 'add'>,
  verdict: Verdict,
): Pick<ComparedCandidate, 'fit' | 'add'> {
  const told = ({ value, low, high, tells, random }: ComputedShare): Share | null => {
    const isApart = high < random.low || low > random.high;
    return saysNothing(verdict) || !tells || !isApart ? null : { value, low, high };
  };
  return { fit: told(fit), add: told(add) };
}

/** Where a candidate clearly differs from the team: what stands in a list where fit and add mostly cannot. */
export function differsOf(
  { differences }: Pick<ComputedComparison, 'differences'>,
  verdict: Verdict,
  { competencies }: Pick<MeasureTexts, 'competencies'>,
): ComparedCandidate['differs'] {
  if (saysNothing(verdict)) return [];
  return Object.entries(differences)
    .filter(([, { stands_out }]) => stands_out)
    .toSorted(([, a], [, b]) => Math.abs(b.points) - Math.abs(a.points))
    .map(([key, { points }]) => ({
      key,
      name: competencies[key]?.name ?? key,
      side: points > 0 ? ('more' as const) : ('less' as const),
    }));
}
