import { type SimulatedPerson, simulateCompany } from '@fourfold/measurement';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { scopeOf } from '../people/people-scope.ts';
import { planScope } from '../plans/plan-scope.ts';
import { listPlanRows } from '../plans/plans.repository.ts';
import { ask } from '../pulses/pulses.service.ts';
import { answerAs } from './answer-as.ts';
import type { Host } from './invite-company.ts';

/** The people of one running plan are asked its few questions, and all but one of them answer. */
export async function askPulse(
  parts: AssessmentParts,
  { organisationId, userId }: Host,
  employees: readonly SimulatedPerson[],
): Promise<void> {
  const plans = await listPlanRows(parts.db, organisationId);
  const plan = plans.find(({ measure_key }) => measure_key === 'delegation');
  if (plan === undefined) return;
  const owner = { userId, organisationId, role: 'owner' as const, grants: [], departments: [] };
  const asker = { plans: planScope(owner), people: scopeOf(owner) };
  const departments = plan.departments.flatMap(({ id }) => id ?? []);
  const form = { asks: 'measure' as const, company_wide: false, departments, at: null, every_weeks: null };
  await ask(parts, asker, plan.id, form);
  const invitations = await parts.db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .select(['r.id', 'r.expires_at', 'r.company', 'r.job_position', 'r.first_name', 'r.last_name'])
    .where('r.organisation_id', '=', organisationId)
    .where('o.number', '<', 0)
    .orderBy('r.last_name')
    .execute();
  const later = simulateCompany(parts.questionnaire, 'half a year later').people;
  for (const invitation of invitations.slice(1)) {
    const { first_name, last_name } = invitation;
    const index = employees.findIndex(
      ({ firstName, lastName }) => firstName === first_name && lastName === last_name,
    );
    const [person, answering] = [employees[index], later[index]];
    if (person !== undefined && answering !== undefined)
      await answerAs(parts, { ...person, answers: answering.answers }, invitation);
  }
}
