import { getCandidate } from '@fourfold/contract/calls';
import type { CandidateAnswer } from '@fourfold/contract/schemas';
import { ApiError, call, type FailureCode } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';
import { viewOf } from './hires-data.ts';

/** The candidate, or a sentence that says why there is nothing to see. */
export type CandidateData = { candidate: CandidateAnswer } | { refusal: string };

const refusals: readonly FailureCode[] = ['forbidden', 'conflict', 'other_design'];

export const loadCandidate = (responseId: string, query: URLSearchParams): Promise<CandidateData> =>
  later(read(responseId, viewOf(query).team));

async function read(responseId: string, team: string | undefined): Promise<CandidateData> {
  try {
    const asked = { params: { responseId }, query: team === undefined ? {} : { team } };
    return { candidate: await call(getCandidate, asked, { handles: refusals }) };
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.code)) return { refusal: error.message };
    throw error;
  }
}
