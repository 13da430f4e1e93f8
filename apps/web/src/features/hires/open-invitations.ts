import { listResponses } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { call } from '../../lib/api.ts';

/** Invitations for a vacancy to which an answer may still come. */
export interface OpenInvitations {
  readonly unbegun: readonly SurveyResponse[];
  readonly begun: readonly SurveyResponse[];
}

export async function findOpenInvitations(vacancy: string): Promise<OpenInvitations> {
  const { responses } = await call(listResponses, { query: { kind: 'candidate', vacancy } });
  const open = responses.filter(({ status }) => !['submitted', 'declined', 'withdrawn'].includes(status));
  return {
    unbegun: open.filter(({ begun_at }) => begun_at === null),
    begun: open.filter(({ begun_at }) => begun_at !== null),
  };
}
