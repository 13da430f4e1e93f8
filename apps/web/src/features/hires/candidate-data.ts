import { getCandidate } from '@fourfold/contract/calls';
import { call } from '../../lib/api.ts';
import { orRefusal } from '../../lib/or-refusal.ts';
import { viewOf } from './hires-data.ts';

export function loadCandidate(responseId: string, query: URLSearchParams) {
  const { team } = viewOf(query);
  const asked = { params: { responseId }, query: team === undefined ? {} : { team } };
  return orRefusal(async (how) => ({ candidate: await call(getCandidate, asked, how) }));
}
