import type { AnswerOf, listPulses, previewPulse } from '@fourfold/contract/calls';
import type { Pulse, PulseForm, PulsePreview } from '@fourfold/contract/schemas';
import { leastPeople, messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError, invalidField, notFound } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { listDepartments } from '../identity/departments/departments.repository.ts';
import type { PeopleScope } from '../people/people-scope.ts';
import { lockSeats } from '../people/seats.ts';
import { keepTimeZone, momentOf, requireToCome } from '../people/time-zones.ts';
import type { PlanScope } from '../plans/plan-scope.ts';
import { mayManage } from '../plans/plan-scope.ts';
import { storeAim } from '../plans/plan-values.ts';
import { findPlan, type PlanRow } from '../plans/plans.repository.ts';
import { askWave } from './ask-wave.ts';
import { choicesFor } from './choices.ts';
import { presentPulse } from './pulses.presenter.ts';
import { addDepartments, findPulse, listPulseRows, listWaves, lockPulse } from './pulses.repository.ts';
import { firstPossible, firstStrike, leftOutOf, meet } from './whom.repository.ts';

type Parts = Pick<AssessmentParts, 'db' | 'jobs' | 'clock'>;

/** A member as both plans and people see them. */
export interface Asker {
  readonly plans: PlanScope;
  readonly people: PeopleScope;
}

export async function list(
  { db, clock }: Parts,
  { plans, people }: Asker,
  planId: string,
): Promise<AnswerOf<typeof listPulses>> {
  const { organisationId, manages } = plans;
  const plan = await requirePlan(db, plans, planId);
  const choices = await choicesFor(plan.measure_key);
  const waves = await listWaves(db, organisationId, planId);
  const rows = await listPulseRows(db, organisationId, planId);
  const departments = await listDepartments(db, organisationId);
  const { time_zone } = await db
    .selectFrom('organisations')
    .select('time_zone')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return {
    pulses: rows.map((row) => presentPulse(row, waves, { choices, now: clock() })),
    may_ask: mayAsk({ plans, people }, plan),
    choices,
    departments: departments
      .filter(({ id }) => manages === 'organisation' || manages?.includes(id))
      .map(({ id, name }) => ({ id, name })),
    may_company_wide: manages === 'organisation',
    time_zone,
  };
}

/** Only people who manage the plan and the people of its departments. A plan that was dropped asks nobody. */
const mayAsk = ({ plans, people }: Asker, plan: PlanRow): boolean =>
  plan.state !== 'dropped' && mayManage(plans, plan) && people.reach.employee !== null;

/** For now, or for the hour that it is planned for: until then people rest, and more can be asked. */
export async function preview(
  { db, clock }: Parts,
  { plans, people }: Asker,
  planId: string,
  form: PulsePreview,
): Promise<AnswerOf<typeof previewPulse>> {
  await requireAsking(db, { plans, people }, planId);
  const now = clock();
  const aim = await storeAim(db, plans, form);
  const strikes = form.at === null ? now : await firstStrike(db, plans.organisationId, form.at);
  const moment = strikes > now ? strikes : now;
  const day = (strikes > now && form.at) || now.toISOString();
  const met = await meet(db, people, { companyWide: aim.company_wide, departments: aim.departments }, moment);
  const asked = met.filter(({ meeting }) => meeting === 'asked');
  const enough = asked.length >= leastPeople;
  return {
    people: asked.length,
    names: asked.slice(0, 12).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    left_out: leftOutOf(met),
    enough,
    possible_on: enough ? null : firstPossible(met, day.slice(0, 10)),
  };
}

export async function ask(
  parts: Parts,
  { plans, people }: Asker,
  planId: string,
  form: PulseForm,
): Promise<{ pulse: Pulse; asked: number }> {
  const { organisationId, userId } = plans;
  const now = parts.clock();
  const id = newId(now);
  const asked = await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    const plan = await requireAsking(tx, { plans, people }, planId);
    const aim = await storeAim(tx, plans, form);
    const next_at = await firstAt(tx, organisationId, form, now);
    if (next_at !== null) await requireNew(tx, plan, { ...aim, next_at });
    await tx
      .insertInto('pulses')
      .values({
        id,
        organisation_id: organisationId,
        plan_id: plan.id,
        asks: (await choicesFor(plan.measure_key)).measure === null ? 'bank' : form.asks,
        company_wide: aim.company_wide,
        every_weeks: form.every_weeks,
        next_at: form.at === null ? await afterNow(tx, organisationId, form, plan, now) : next_at,
        created_by: userId,
        created_at: now,
      })
      .execute();
    await addDepartments(tx, { id, organisationId }, aim);
    const noteAsked = (people: number) => {
      const details = { plan: planId, people: String(people) };
      return record(tx, { action: 'pulse.asked', organisationId, userId, details }, now);
    };
    if (form.at !== null) {
      await noteAsked(0);
      return 0;
    }
    const pulse = await findPulse(tx, organisationId, id);
    if (pulse === undefined) throw notFound();
    const count = await askWave(parts, tx, pulse, { scope: people, askedBy: userId, at: null });
    if (count === 0) throw tooFew();
    await noteAsked(count);
    return count;
  });
  return { pulse: await present(parts, organisationId, planId, id), asked };
}

const tooFew = () =>
  new AppError(
    'conflict',
    say(
      'Fewer than five people can be asked, and pulses show scores only for groups of five or more. Add departments, or wait until 30 days after people’s last invitation.',
    ),
  );

async function firstAt(
  tx: Transaction<DB>,
  organisationId: string,
  { at, time_zone }: PulseForm,
  now: Date,
): Promise<string | null> {
  if (at === null) return null;
  await keepTimeZone(tx, organisationId, time_zone);
  await requireToCome(tx, organisationId, at, { field: 'at', now });
  return at;
}

/** Pressing twice plans once: everyone would be left out the second time. */
async function requireNew(
  tx: Transaction<DB>,
  plan: PlanRow,
  {
    company_wide,
    departments,
    next_at,
  }: Pick<PulseForm, 'company_wide' | 'departments'> & { next_at: string },
): Promise<void> {
  const asked = new Set(departments);
  const planned = await listPulseRows(tx, plan.organisation_id, plan.id);
  const isPlanned = planned.some(
    (pulse) =>
      pulse.next_at === next_at &&
      pulse.company_wide === company_wide &&
      pulse.departments.length === asked.size &&
      pulse.departments.every(({ id }) => id !== null && asked.has(id)),
  );
  if (isPlanned)
    throw invalidField(
      'at',
      say('A pulse to these people is already planned for that time. Choose another time.'),
    );
}

/** Asked at once and again every so many weeks: at nine o'clock from the second time on. */
async function afterNow(
  tx: Transaction<DB>,
  organisationId: string,
  { every_weeks, time_zone }: PulseForm,
  { until }: PlanRow,
  now: Date,
): Promise<string | null> {
  if (every_weeks === null) return null;
  await keepTimeZone(tx, organisationId, time_zone);
  const day = new Date(now.getTime() + every_weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  if (day > until) return null;
  const next = `${day}T09:00`;
  return (await momentOf(tx, organisationId, next)) > now ? next : null;
}

export async function stop(parts: Parts, asker: Asker, planId: string, pulseId: string): Promise<Pulse> {
  const { organisationId, userId } = asker.plans;
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    await lockPulse(tx, pulseId);
    const pulse = await findPulse(tx, organisationId, pulseId);
    if (pulse === undefined || pulse.plan_id !== planId) throw notFound();
    const plan = await requirePlan(tx, asker.plans, planId);
    if (!mayManage(asker.plans, plan)) throw new AppError('forbidden', messages.forbidden());
    if (pulse.next_at === null) return;
    await tx
      .updateTable('pulses')
      .set({ next_at: null, stopped: 'by_hand' })
      .where('id', '=', pulseId)
      .execute();
    await record(tx, { action: 'pulse.stopped', organisationId, userId, details: { plan: planId } }, now);
  });
  return await present(parts, organisationId, planId, pulseId);
}

async function present(
  { db, clock }: Parts,
  organisationId: string,
  planId: string,
  id: string,
): Promise<Pulse> {
  const row = await findPulse(db, organisationId, id);
  if (row === undefined) throw notFound();
  const waves = await listWaves(db, organisationId, planId);
  return presentPulse(row, waves, { choices: await choicesFor(row.measure_key), now: clock() });
}

async function requirePlan(db: Queries, { organisationId }: PlanScope, id: string): Promise<PlanRow> {
  const plan = await findPlan(db, organisationId, id);
  if (plan === undefined) throw notFound();
  return plan;
}

async function requireAsking(db: Queries, asker: Asker, planId: string): Promise<PlanRow> {
  const plan = await requirePlan(db, asker.plans, planId);
  if (!mayManage(asker.plans, plan)) throw new AppError('forbidden', messages.forbidden());
  if (plan.state === 'dropped') throw new AppError('conflict', messages.planEnded());
  return plan;
}
