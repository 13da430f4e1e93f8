import { sql } from 'kysely';
import { newId } from '../kernel/database/id.ts';
import type { Actor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** What a plan is made with, but for its owner and its departments. */
export const planWish = {
  kind: 'opportunity',
  measure_key: 'delegation',
  direction: 'improve',
  cue: 'the Monday meeting ends',
  who: 'each team lead',
  what: 'hand over one whole task',
  sign: 'Fewer tasks wait on one desk.',
  until: '2026-06-30',
} as const;

/** A plan that its maker looks after, for one department or for everyone. */
export async function makeRunningPlan(
  t: TestApp,
  { organisationId, id: userId }: Pick<Actor, 'organisationId' | 'id'>,
  department: string | null = null,
) {
  const id = newId(t.now());
  await t.db
    .insertInto('plans')
    .values({
      ...planWish,
      id,
      organisation_id: organisationId,
      owner_user_id: userId,
      company_wide: department === null,
      state: 'running',
      created_by: userId,
      created_at: t.now(),
      started_at: t.now(),
    })
    .execute();
  if (department !== null)
    await t.db
      .insertInto('plan_departments')
      .values({ plan_id: id, organisation_id: organisationId, department_id: department, name: 'Hidden' })
      .execute();
  return {
    id,
    link_number: 1,
    until: planWish.until,
    pulse: await makePulse(t, { id, organisationId, userId }),
  };
}

/** A pulse of it that is still to come. */
async function makePulse(
  t: TestApp,
  plan: { readonly id: string; readonly organisationId: string; readonly userId: string },
): Promise<string> {
  const id = newId(t.now());
  const { organisationId, userId } = plan;
  await t.db
    .insertInto('pulses')
    .values({
      ...{ id, organisation_id: organisationId, plan_id: plan.id, asks: 'measure', company_wide: true },
      ...{ next_at: '2099-01-01T09:00', created_by: userId, created_at: t.now() },
    })
    .execute();
  return id;
}

/** An order by lot for it, as it lies in the database: one team, which has started early. */
export async function drawLots(
  t: TestApp,
  { organisationId, id: userId }: Pick<Actor, 'organisationId' | 'id'>,
  planId: string,
  department: string,
): Promise<void> {
  const of = { plan_id: planId, organisation_id: organisationId };
  const starts = sql<string[]>`array['2026-05-01', '2026-06-01']::date[]`;
  await t.db
    .insertInto('plan_experiments')
    .values({ ...of, seed: 'seed', starts: starts as never, drawn_at: t.now(), drawn_by: userId })
    .execute();
  const team = { team: department, department_id: department, name: 'Hidden', place: 0, step: 1 };
  await t.db
    .insertInto('plan_experiment_teams')
    .values({ ...of, ...team, early_on: '2026-04-01' })
    .execute();
}
