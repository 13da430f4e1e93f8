import type { PlanForm } from '@fourfold/contract/schemas';
import { longestPlanDays, messages, whoMay } from '@fourfold/contract/words';
import type { Queries } from '../../kernel/database/database.ts';
import { invalidField } from '../../kernel/http/app-error.ts';
import { allOf } from '../../kernel/lists.ts';
import { listDepartments } from '../identity/departments/departments.repository.ts';
import type { PlanScope } from './plan-scope.ts';

const dayMs = 24 * 3600 * 1000;

const today = (now: Date) => now.toISOString().slice(0, 10);

/** Whether a day is over everywhere that counts here (UTC). */
export const isPastDay = (day: string, now: Date): boolean => day < today(now);

/** A day that is still to come, today included. */
export function requireUntil(until: string, now: Date): void {
  const latest = today(new Date(now.getTime() + longestPlanDays * dayMs));
  if (isPastDay(until, now) || until > latest) throw invalidField('until', messages.planPastDay());
}

type Aim = Pick<PlanForm, 'company_wide' | 'departments'>;

/** Whom a plan is for, as far as the person who plans may plan for them. */
export async function storeAim(tx: Queries, scope: PlanScope, form: Aim): Promise<Aim> {
  const { organisationId, manages } = scope;
  const ofOthers = () =>
    invalidField(
      'departments',
      messages.planOtherDepartments({ who: whoMay('plans:manage', allOf, { needed: ['organisation'] }) }),
    );
  if (form.company_wide) {
    if (manages !== 'organisation') throw ofOthers();
    return { company_wide: true, departments: [] };
  }
  if (form.departments.length === 0) throw invalidField('departments', messages.planForWhom());
  const known = new Set((await listDepartments(tx, organisationId)).map(({ id }) => id));
  if (!form.departments.every((id) => known.has(id)))
    throw invalidField('departments', messages.planDepartmentGone());
  if (manages !== 'organisation' && !form.departments.every((id) => manages?.includes(id))) throw ofOthers();
  return form;
}

/** Who looks after it: a member of the organisation, or someone by name and address. */
export async function storeOwner(tx: Queries, organisationId: string, owner: PlanForm['owner']) {
  if (owner.kind === 'other')
    return { owner_user_id: null, owner_name: owner.name, owner_email: owner.email };
  const member = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', owner.user_id)
    .executeTakeFirst();
  if (member === undefined) throw invalidField('owner.user_id', messages.planOwnerGone());
  return { owner_user_id: owner.user_id, owner_name: null, owner_email: null };
}
