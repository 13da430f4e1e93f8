import { leastPeople } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { PlanRow } from '../plans.repository.ts';

/** A team as it was drawn. `team` is the id of its department then, which may be gone. */
export interface DrawnTeam {
  readonly team: string;
  readonly department_id: string | null;
  readonly name: string;
  readonly place: number;
  /** From 0. */
  readonly step: number;
  readonly early_on: string | null;
}

type PlanKey = Pick<PlanRow, 'organisation_id' | 'id'>;

export const findExperiment = (db: Queries, { organisation_id, id }: PlanKey) =>
  db
    .selectFrom('plan_experiments as e')
    .leftJoin('users as u', 'u.id', 'e.drawn_by')
    .where('e.organisation_id', '=', organisation_id)
    .where('e.plan_id', '=', id)
    .select(['e.seed', 'e.foreseen', 'e.drawn_at', 'e.ended_at', 'e.ended_why'])
    .select([
      sql<string[]>`to_json(e.starts)`.as('starts'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('drawn_by'),
      sql<DrawnTeam[]>`(
        select json_agg(json_build_object('team', t.team, 'department_id', t.department_id, 'name', t.name,
          'place', t.place, 'step', t.step, 'early_on', t.early_on::text) order by t.place)
        from plan_experiment_teams t where t.organisation_id = e.organisation_id and t.plan_id = e.plan_id
      )`.as('teams'),
    ])
    .executeTakeFirst();

/** The plans whose teams start by lot. */
export async function listDrawn(db: Queries, organisationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('plan_experiments')
    .select('plan_id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return new Set(rows.map(({ plan_id }) => plan_id));
}

export type ExperimentRow = NonNullable<Awaited<ReturnType<typeof findExperiment>>>;

interface Drawn {
  readonly seed: string;
  readonly starts: readonly string[];
  readonly foreseen: number | null;
  readonly at: Date;
  readonly by: string;
  /** By team: its place in the order and its step. */
  readonly order: readonly { readonly team: string; readonly step: number }[];
}

/** In the place of one that was ended: the audit log keeps that one. */
export async function insertExperiment(
  tx: Transaction<DB>,
  { organisation_id, id }: PlanKey,
  { seed, starts, foreseen, at, by, order }: Drawn,
): Promise<void> {
  await tx
    .deleteFrom('plan_experiments')
    .where('organisation_id', '=', organisation_id)
    .where('plan_id', '=', id)
    .execute();
  await sql`
    insert into plan_experiments (plan_id, organisation_id, seed, starts, foreseen, drawn_at, drawn_by)
    values (${id}, ${organisation_id}, ${seed}, ${starts}::date[], ${foreseen}, ${at}, ${by})`.execute(tx);
  await sql`
    insert into plan_experiment_teams (plan_id, organisation_id, team, department_id, name, place, step)
    select ${id}, d.organisation_id, d.id, d.id, d.name, o.place - 1, o.step
    from unnest(${order.map(({ team }) => team)}::uuid[], ${order.map(({ step }) => step)}::int[])
      with ordinality o (team, step, place)
    join departments d on d.id = o.team and d.organisation_id = ${organisation_id}`.execute(tx);
}

interface Measured {
  /** By a pulse that has scores for everyone. */
  readonly is_before: boolean;
  readonly is_after: boolean;
  readonly open_until: Date | null;
  readonly is_round_open: boolean;
  /** The latest round began before the plan, and has no answer yet. */
  readonly is_round_unanswered: boolean;
  /** The day of the next pulse, on the clock where people work. */
  readonly next_on: string | null;
}

/** What pulses on the measure of a started plan, which asked the people whom it is for, have told of it or will tell. */
export async function findMeasured(db: Queries, plan: PlanRow, now: Date): Promise<Measured> {
  const { organisation_id, measure_key, company_wide, started_at } = plan;
  const departments = plan.departments.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<Measured>`
    with own as (
      select u.id, u.next_at, p.until, p.state from pulses u join plans p on p.id = u.plan_id
      where u.organisation_id = ${organisation_id} and (u.asks = 'bank' or p.measure_key = ${measure_key})
        and (u.company_wide or (not ${company_wide}::boolean and exists (
          select 1 from pulse_departments d
          where d.pulse_id = u.id and d.department_id = any(${departments}::uuid[]))))
    ), asked as (
      select w.asked_at > ${started_at} as is_after, r.ends_at,
        (select count(*) from culture_members m where m.round_id = w.round_id and m.batch_id is not null)
          >= ${leastPeople} as has_scores
      from own join pulse_waves w on w.pulse_id = own.id join rounds r on r.id = w.round_id
    )
    select
      exists (select 1 from asked where has_scores and not is_after) as is_before,
      exists (select 1 from asked where has_scores and is_after) as is_after,
      (select max(ends_at) from asked where is_after and ends_at > ${now}) as open_until,
      exists (
        select 1 from rounds where organisation_id = ${organisation_id} and opened_at > ${started_at}
          and (ends_at is null or ends_at > ${now})
          and number = (select max(number) from rounds where organisation_id = ${organisation_id} and number > 0)
      ) as is_round_open,
      exists (
        select 1 from rounds o where o.organisation_id = ${organisation_id} and o.opened_at <= ${started_at}
          and o.number = (select max(number) from rounds where organisation_id = ${organisation_id} and number > 0)
          and not exists (select 1 from culture_members m where m.round_id = o.id)
      ) as is_round_unanswered,
      (select min(left(next_at, 10)) from own
        where next_at is not null and state <> 'dropped' and left(next_at, 10) <= until::text) as next_on
    `.execute(db);
  const nothing = {
    is_before: false,
    is_after: false,
    open_until: null,
    is_round_open: false,
    is_round_unanswered: false,
    next_on: null,
  };
  return rows[0] ?? nothing;
}

/** Other plans on the same measure that ran in some of these departments meanwhile: what either did cannot be told apart. */
export async function listOthers(
  db: Queries,
  plan: Pick<PlanRow, 'organisation_id' | 'id' | 'kind' | 'measure_key'>,
  departments: readonly string[],
  since: string,
): Promise<{ id: string; direction: 'improve' | 'reduce' }[]> {
  return await db
    .selectFrom('plans as p')
    .select(['p.id', sql<'improve' | 'reduce'>`p.direction`.as('direction')])
    .where('p.organisation_id', '=', plan.organisation_id)
    .where('p.id', '!=', plan.id)
    .where('p.kind', '=', plan.kind)
    .where('p.measure_key', '=', plan.measure_key)
    .where('p.started_at', 'is not', null)
    .where(sql<boolean>`(p.ended_at is null or p.ended_at >= ${since}::date)`)
    .where(
      sql<boolean>`(p.company_wide or exists (
        select 1 from plan_departments d where d.organisation_id = p.organisation_id and d.plan_id = p.id
          and d.department_id = any(${departments}::uuid[])))`,
    )
    .execute();
}
