import { getPersonProfile } from '@fourfold/contract/calls';
import type { PersonProfile } from '@fourfold/contract/schemas';
import { ApiError, call, type FailureCode } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

/** The person, or a sentence that says why there is nothing to see. */
export type PersonData = { person: PersonProfile } | { refusal: string };

const refusals: readonly FailureCode[] = ['forbidden', 'conflict', 'other_design'];

export const loadPerson = (responseId: string): Promise<PersonData> => later(read(responseId));

async function read(responseId: string): Promise<PersonData> {
  try {
    return { person: await call(getPersonProfile, { params: { responseId } }, { handles: refusals }) };
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.code)) return { refusal: error.message };
    throw error;
  }
}
