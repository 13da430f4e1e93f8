import type { CandidateDifference, ComparedCandidate, Figure } from '@fourfold/contract/schemas';
import type { ComputedDifference } from '../culture/3-estimate/candidates.ts';
import { saysNothing } from './told.ts';

type Score = Pick<Figure, 'score'>;

/**
 * The difference in whole points, as the two scores are read: 66 beside 126 is −60, though what is behind them may
 * round to −61. The range always holds it. It is likely where its range leaves out zero, clear where it would do so with
 * all that is compared taken into account.
 */
export function readDifference(
  candidate: Score,
  team: Score,
  { low, high, stands_out }: Omit<ComputedDifference, 'points' | 'spread'>,
  verdict: ComparedCandidate['verdict'],
): CandidateDifference {
  const points = Math.round(candidate.score) - Math.round(team.score);
  const range = { low: Math.min(Math.round(low), points), high: Math.max(Math.round(high), points) };
  const isApart = range.low > 0 || range.high < 0;
  const certainty = stands_out ? 'clear' : isApart ? 'likely' : 'unclear';
  return { points, ...range, certainty: saysNothing(verdict) ? 'unclear' : certainty };
}
