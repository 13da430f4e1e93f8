import type { CandidateCompetency } from '@fourfold/contract/schemas';

type Compared = Pick<CandidateCompetency, 'candidate' | 'team' | 'difference'>;

/**
 * The difference in whole points, as the two scores are read: 66 beside 126 is −60, though what is behind them may
 * round to −61. The range always holds it.
 */
export function shownDifference({ candidate, team, difference: { low, high } }: Compared) {
  const points = Math.round(candidate.score) - Math.round(team.score);
  return { points, low: Math.min(Math.round(low), points), high: Math.max(Math.round(high), points) };
}
