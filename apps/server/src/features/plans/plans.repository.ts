import type { PlanState } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';

export interface Team {
  readonly id: string | null;
  readonly name: string;
}

export interface Tick {
  readonly week: string;
  readonly done: boolean;
}

const plans = (db: Queries) =>
  db
    .selectFrom('plans as p')
    .leftJoin('users as u', 'u.id', 'p.owner_user_id')
    .leftJoin('users as c', 'c.id', 'p.created_by')
    .select([
      'p.id',
      'p.organisation_id',
      'p.measure_key',
      'p.round_id',
      'p.round_number',
      'p.cue',
      'p.who',
      'p.what',
      'p.sign',
      'p.owner_user_id',
      'p.company_wide',
      'p.dropped_why',
      'p.link_number',
      'p.revision',
      'p.created_by',
      'p.created_at',
      'p.started_at',
      'p.ended_at',
    ])
    .select([
      sql<'opportunity' | 'barrier'>`p.kind`.as('kind'),
      sql<'improve' | 'reduce'>`p.direction`.as('direction'),
      sql<PlanState>`p.state`.as('state'),
      sql<string>`p.until::text`.as('until'),
      sql<string | null>`coalesce(u.first_name || ' ' || u.last_name, p.owner_name)`.as('owner_name'),
      sql<string | null>`coalesce(u.email, p.owner_email)`.as('owner_email'),
      sql<string | null>`c.first_name || ' ' || c.last_name`.as('creator'),
      sql<Team[]>`coalesce((
        select json_agg(json_build_object('id', d.department_id, 'name', d.name) order by lower(d.name))
        from plan_departments d where d.organisation_id = p.organisation_id and d.plan_id = p.id
      ), '[]')`.as('departments'),
      sql<Tick[]>`coalesce((
        select json_agg(json_build_object('week', t.week::text, 'done', t.done) order by t.week)
        from plan_ticks t where t.organisation_id = p.organisation_id and t.plan_id = p.id
      ), '[]')`.as('ticks'),
    ]);

/** A plan with those who look after it, whom it is for and its ticks. */
export type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number];

export const listPlanRows = (db: Queries, organisationId: string) =>
  plans(db)
    .where('p.organisation_id', '=', organisationId)
    .orderBy(sql`array_position(array['running', 'drafted', 'done', 'dropped'], p.state)`)
    .orderBy('p.until')
    .orderBy('p.id')
    .execute();

export const findPlan = (db: Queries, organisationId: string, id: string): Promise<PlanRow | undefined> =>
  plans(db).where('p.organisation_id', '=', organisationId).where('p.id', '=', id).executeTakeFirst();

/** For those who have proved a link to it, and for mails about it. */
export const findPlanById = (db: Queries, id: string): Promise<PlanRow | undefined> =>
  plans(db).where('p.id', '=', id).executeTakeFirst();

/** A call that wants to change a plan waits here for one that does already; it is read after that. */
export async function lockPlan(tx: Transaction<DB>, id: string): Promise<void> {
  await tx.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * What is planned for a department, or for everyone, and running or done of late. Where lots were drawn, a team hears of
 * it once it is its turn.
 */
export const listPlansFor = (
  db: Queries,
  organisationId: string,
  departmentId: string | null,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<PlanRow[]> =>
  plans(db)
    .where('p.organisation_id', '=', organisationId)
    .where((where) =>
      where.or([
        where('p.state', '=', 'running'),
        where.and([where('p.state', '=', 'done'), where('p.ended_at', '>', since)]),
      ]),
    )
    .where(
      sql<boolean>`(p.company_wide or exists (
        select 1 from plan_departments d
        where d.organisation_id = p.organisation_id and d.plan_id = p.id and d.department_id = ${departmentId}))`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from plan_experiment_teams t
        join plan_experiments e on e.organisation_id = t.organisation_id and e.plan_id = t.plan_id
        where t.organisation_id = p.organisation_id and t.plan_id = p.id and t.department_id = ${departmentId}
          and e.ended_at is null and e.starts[t.step + 1] > ${now}::date and t.early_on is null)`,
    )
    .orderBy('p.state', 'desc')
    .orderBy('p.until')
    .execute();

/** Those on the same measure that are not over. */
export const listLiveOn = (db: Queries, organisationId: string, measureKey: string): Promise<PlanRow[]> =>
  plans(db)
    .where('p.organisation_id', '=', organisationId)
    .where('p.measure_key', '=', measureKey)
    .where('p.state', 'in', ['drafted', 'running'])
    .orderBy('p.created_at')
    .execute();

interface For {
  readonly id: string;
  readonly organisationId: string;
  readonly departments: readonly string[];
}

/** Sets whom a plan is for. Departments that were removed stay named. */
export async function setDepartments(
  tx: Transaction<DB>,
  { id, organisationId, departments }: For,
): Promise<void> {
  await tx
    .deleteFrom('plan_departments')
    .where('organisation_id', '=', organisationId)
    .where('plan_id', '=', id)
    .where('department_id', 'is not', null)
    .execute();
  if (departments.length === 0) return;
  await sql`
    insert into plan_departments (plan_id, organisation_id, department_id, name)
    select ${id}, organisation_id, id, name from departments
    where organisation_id = ${organisationId} and id = any(${departments}::uuid[])`.execute(tx);
}

export const listComments = (db: Queries, { organisation_id, id }: Pick<PlanRow, 'organisation_id' | 'id'>) =>
  db
    .selectFrom('plan_comments as k')
    .leftJoin('users as u', 'u.id', 'k.user_id')
    .where('k.organisation_id', '=', organisation_id)
    .where('k.plan_id', '=', id)
    .select(['k.id', 'k.text', 'k.at'])
    .select(sql<string | null>`coalesce(u.first_name || ' ' || u.last_name, k.author_name)`.as('by'))
    .orderBy('k.at')
    .orderBy('k.id')
    .execute();

const shownEvents = 200;

/** What the audit log says of one plan. */
export const listEvents = (db: Queries, { organisation_id, id }: Pick<PlanRow, 'organisation_id' | 'id'>) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .where('a.organisation_id', '=', organisation_id)
    .where(sql<boolean>`a.details ->> 'plan' = ${id}`)
    .select(['a.id', 'a.action', 'a.at'])
    .select([
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('by'),
      sql<Record<string, string>>`a.details`.as('details'),
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(shownEvents)
    .execute();
