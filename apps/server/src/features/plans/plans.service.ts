import type { DraftedPlan, Plan, PlanChange, PlanForm, PlanPage } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { currentLanguage } from '@fourfold/words/language';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField, notFound } from '../../kernel/http/app-error.ts';
import { listDepartments } from '../identity/departments/departments.repository.ts';
import { type About, draftFrom } from './draft-plan.ts';
import type { PlanParts } from './plan-parts.ts';
import { mayManage, type PlanScope } from './plan-scope.ts';
import { requireUntil, storeAim, storeOwner } from './plan-values.ts';
import { measureOf, openWeeks, presentPlan, titleOf } from './plans.presenter.ts';
import {
  findPlan,
  listComments,
  listEvents,
  listLiveOn,
  listPlanRows,
  lockPlan,
  type PlanRow,
  setDepartments,
} from './plans.repository.ts';
import { postStarted } from './post-mails.ts';

export async function list({ db, words, clock }: PlanParts, scope: PlanScope): Promise<Plan[]> {
  const rows = await listPlanRows(db, scope.organisationId);
  return rows.map((row) => presentPlan(row, { words, scope, now: clock(), among: rows }));
}

export async function find(parts: PlanParts, scope: PlanScope, id: string): Promise<PlanPage> {
  const { db, words, clock } = parts;
  const row = await findPlan(db, scope.organisationId, id);
  if (row === undefined) throw notFound();
  const among = await listLiveOn(db, scope.organisationId, row.measure_key);
  const { name, definition } = measureOf(words, row);
  return {
    ...presentPlan(row, { words, scope, now: clock(), among }),
    measure: name,
    definition,
    ...openWeeks(row, clock()),
    comments: presentComments(await listComments(db, row)),
    history: (await listEvents(db, row)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

export const presentComments = (rows: Awaited<ReturnType<typeof listComments>>): PlanPage['comments'] =>
  rows.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() }));

/** What the form starts with. */
export async function draft(
  { db, words }: PlanParts,
  { organisationId, manages }: PlanScope,
  about: About,
): Promise<DraftedPlan> {
  const drafted = draftFrom(words, about);
  if (drafted === null) throw notFound();
  const departments = await listDepartments(db, organisationId);
  const others = await listLiveOn(db, organisationId, about.measure_key);
  return {
    ...about,
    ...drafted,
    title: titleOf(words, about),
    departments:
      manages === 'organisation' ? departments : departments.filter(({ id }) => manages?.includes(id)),
    may_company_wide: manages === 'organisation',
    owners: await listOwners(db, organisationId),
    others: others.map((row) => ({
      id: row.id,
      title: titleOf(words, row),
      company_wide: row.company_wide,
      departments: row.departments,
    })),
  };
}

async function listOwners(db: Queries, organisationId: string): Promise<DraftedPlan['owners']> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.organisation_id', '=', organisationId)
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .execute();
  const order = new Intl.Collator(currentLanguage());
  return rows
    .map(({ id, first_name, last_name }) => ({ user_id: id, name: `${first_name} ${last_name}` }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

export async function make(parts: PlanParts, scope: PlanScope, form: PlanForm): Promise<PlanPage> {
  const { organisationId, userId } = scope;
  const now = parts.clock();
  const id = newId(now);
  if (draftFrom(parts.words, form) === null || (form.kind === 'barrier' && form.direction === 'reduce'))
    throw invalidField('measure_key', messages.planMeasureUnknown());
  requireUntil(form.until, now);
  await parts.db.transaction().execute(async (tx) => {
    const aim = await storeAim(tx, scope, form);
    const round = await findRound(tx, organisationId, form.round_id);
    const { cue, who, what, sign, until, kind, measure_key, direction } = form;
    await tx
      .insertInto('plans')
      .values({
        ...{ id, organisation_id: organisationId, kind, measure_key, direction },
        ...{ cue, who, what, sign, until },
        ...(await storeOwner(tx, organisationId, form.owner)),
        round_id: round?.id ?? null,
        round_number: round?.number ?? null,
        company_wide: aim.company_wide,
        created_by: userId,
        created_at: now,
      })
      .execute();
    await setDepartments(tx, { id, organisationId, departments: aim.departments });
    await record(tx, { action: 'plan.made', organisationId, userId, details: { plan: id } }, now);
  });
  return await find(parts, scope, id);
}

async function findRound(tx: Queries, organisationId: string, id: string | null) {
  if (id === null) return null;
  const round = await tx
    .selectFrom('rounds')
    .select(['id', 'number'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (round === undefined) throw invalidField('round_id', messages.notFound());
  return round;
}

/** A plan as it is under the lock, for a change by someone who may manage it. */
export async function changing<T>(
  { db }: Pick<PlanParts, 'db'>,
  scope: PlanScope,
  id: string,
  act: (tx: Transaction<DB>, plan: PlanRow) => Promise<T>,
  may: (scope: PlanScope, plan: PlanRow) => boolean = mayManage,
): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    await lockPlan(tx, id);
    const plan = await findPlan(tx, scope.organisationId, id);
    if (plan === undefined) throw notFound();
    if (!may(scope, plan)) throw new AppError('forbidden', messages.forbidden());
    return await act(tx, plan);
  });
}

export async function change(
  parts: PlanParts,
  scope: PlanScope,
  id: string,
  form: PlanChange,
): Promise<PlanPage> {
  const { organisationId, userId } = scope;
  const now = parts.clock();
  await changing(parts, scope, id, async (tx, plan) => {
    if (plan.state === 'done' || plan.state === 'dropped')
      throw new AppError('conflict', messages.planEnded());
    if (plan.revision !== form.revision) throw new AppError('conflict', messages.planChanged());
    if (form.until !== plan.until) requireUntil(form.until, now);
    const aim = await storeAim(tx, scope, form);
    if (!isSameAim(plan, aim)) await requireNoLots(tx, plan);
    const owner = await storeOwner(tx, organisationId, form.owner);
    const { cue, who, what, sign, until } = form;
    const isHanded = !isSameOwner(plan, owner);
    await tx
      .updateTable('plans')
      .set({ cue, who, what, sign, until, ...owner, company_wide: aim.company_wide })
      .set({ revision: plan.revision + 1, link_number: plan.link_number + (isHanded ? 1 : 0) })
      .where('id', '=', id)
      .execute();
    await setDepartments(tx, { id, organisationId, departments: aim.departments });
    await record(tx, { action: 'plan.changed', organisationId, userId, details: { plan: id } }, now);
    if (isHanded && plan.state === 'running') await postStarted(parts, tx, id, userId);
  });
  return await find(parts, scope, id);
}

const isSameAim = (
  { company_wide, departments }: PlanRow,
  aim: Awaited<ReturnType<typeof storeAim>>,
): boolean => {
  const own = new Set(departments.flatMap(({ id }) => id ?? []));
  const isSame = own.size === aim.departments.length && aim.departments.every((id) => own.has(id));
  return company_wide === aim.company_wide && isSame;
};

/** An order by lot was drawn for these departments: with others it would be none. */
async function requireNoLots(tx: Queries, { organisation_id, id }: PlanRow): Promise<void> {
  const drawn = await tx
    .selectFrom('plan_experiments')
    .select('plan_id')
    .where('organisation_id', '=', organisation_id)
    .where('plan_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (drawn !== undefined) throw new AppError('conflict', messages.lotsHoldTeams());
}

const isSameOwner = (
  plan: PlanRow,
  { owner_user_id, owner_email }: Awaited<ReturnType<typeof storeOwner>>,
): boolean =>
  owner_user_id === null
    ? plan.owner_user_id === null && plan.owner_email === owner_email
    : plan.owner_user_id === owner_user_id;
