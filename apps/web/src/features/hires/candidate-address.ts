import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';

/** The page of one candidate, beside the team that was chosen. */
export const candidateAddress = (
  { response_id }: Pick<ComparedCandidate, 'response_id'>,
  team: string | undefined,
): string =>
  `${pages.candidate.path.replace(':responseId', response_id)}${team === undefined ? '' : `?team=${team}`}`;

/** The list that the candidate stands in, beside the same team. */
export function listAddress(
  { vacancy }: Pick<ComparedCandidate, 'vacancy'>,
  team: string | undefined,
): string {
  const query = new URLSearchParams({ ...(vacancy && { vacancy: vacancy.id }), ...(team && { team }) });
  return `${pages.hires.path}${query.size === 0 ? '' : `?${query}`}`;
}
