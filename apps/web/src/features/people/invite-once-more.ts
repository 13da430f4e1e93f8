import { inviteRespondent } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { call } from '../../lib/api.ts';

/** Invites someone whose invitation was withdrawn to the same form, at once, with what is known of them. */
export const inviteOnceMore = (person: SurveyResponse) => {
  const { first_name, last_name, email, job_position, department, company, kind, form, vacancy } = person;
  const who = { first_name, last_name, email, job_position, department, company };
  const body = { ...who, kind, form, vacancy_id: vacancy?.id ?? null, launch_at: null };
  return call(inviteRespondent, { body });
};
