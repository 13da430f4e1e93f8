import type { ComparedCandidate, Share } from '@fourfold/contract/schemas';
import type { ComputedComparison, ComputedShare } from '../culture/3-estimate/candidates.ts';

/**
 * What may be said of fit and add. A figure that a sheet filled in at random would get as well says nothing, and nothing
 * is said of answers that say little or cannot be relied on.
 */
export function toldOf(
  { fit, add }: Pick<ComputedComparison, 'fit' | 'add'>,
  verdict: ComparedCandidate['verdict'],
): Pick<ComparedCandidate, 'fit' | 'add'> {
  const isWithheld = verdict === 'uninformative' || verdict === 'unreliable';
  const told = ({ value, low, high, tells }: ComputedShare): Share | null =>
    isWithheld || !tells ? null : { value, low, high };
  return { fit: told(fit), add: told(add) };
}
