import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';

/** The page of one candidate, beside the team that was chosen. */
export const candidateAddress = (
  { response_id }: Pick<ComparedCandidate, 'response_id'>,
  team: string | undefined,
): string =>
  `${pages.candidate.path.replace(':responseId', response_id)}${team === undefined ? '' : `?team=${team}`}`;
