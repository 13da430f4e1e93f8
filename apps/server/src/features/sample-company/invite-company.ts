import type { ResponseKind } from '@fourfold/contract/schemas';
import type { SimulatedPerson } from '@fourfold/measurement';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { invite } from '../people/invite.service.ts';
import { scopeOf } from '../people/people-scope.ts';
import type { Invitation } from './answer-as.ts';

export interface Host {
  readonly organisationId: string;
  readonly userId: string;
  readonly company: string;
}

/** Invites simulated people of one kind, and answers their invitations in their order. */
export async function inviteCompany(
  parts: AssessmentParts,
  { organisationId, userId, company }: Host,
  people: readonly SimulatedPerson[],
  kind: ResponseKind,
  /** Of vacancies, by position. */
  vacancies: ReadonlyMap<string, string> = new Map(),
): Promise<Invitation[]> {
  const [first, ...others] = people.map((person) => ({
    first_name: person.firstName,
    last_name: person.lastName,
    email: addressOf(person),
    job_position: person.jobPosition,
    department: person.department,
    company,
    kind,
    form: null,
    vacancy_id: vacancies.get(person.jobPosition) ?? null,
    launch_at: null,
  }));
  if (first === undefined) return [];
  const scope = scopeOf({ userId, organisationId, role: 'owner', grants: [], departments: [] });
  const { ids } = await invite(parts, { scope, invitedBy: userId, forms: [first, ...others] });
  return await findInvitations(parts, ids);
}

export async function findInvitations(
  { db }: Pick<AssessmentParts, 'db'>,
  ids: readonly string[],
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('responses')
    .select(['id', 'expires_at', 'company', 'job_position'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Under a name that is never delivered to. */
export const addressOf = ({ firstName, lastName }: SimulatedPerson) =>
  `${firstName}.${lastName}@example.com`.toLowerCase().replace(/[^a-z0-9.@-]/g, '');
