import { getPersonProfile } from '@fourfold/contract/calls';
import { call } from '../../lib/api.ts';
import { orRefusal } from '../../lib/or-refusal.ts';

export const loadPerson = (responseId: string) =>
  orRefusal(async (how) => ({ person: await call(getPersonProfile, { params: { responseId } }, how) }));
