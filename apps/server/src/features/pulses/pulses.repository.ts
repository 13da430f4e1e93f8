import type { PulseAsks, PulseStop } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Aim } from './whom.repository.ts';

const pulses = (db: Queries) =>
  db
    .selectFrom('pulses as u')
    .innerJoin('plans as p', 'p.id', 'u.plan_id')
    .leftJoin('users as c', 'c.id', 'u.created_by')
    .select([
      'u.id',
      'u.organisation_id',
      'u.plan_id',
      'u.company_wide',
      'u.every_weeks',
      'u.next_at',
      'u.created_by',
      'u.created_at',
      'p.measure_key',
    ])
    .select([
      sql<PulseAsks>`u.asks`.as('asks'),
      sql<PulseStop | null>`u.stopped`.as('stopped'),
      sql<string>`p.until::text`.as('until'),
      sql<string>`p.state`.as('plan_state'),
      sql<string | null>`c.first_name || ' ' || c.last_name`.as('creator'),
      sql<{ id: string | null; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', d.department_id, 'name', d.name) order by lower(d.name))
        from pulse_departments d where d.organisation_id = u.organisation_id and d.pulse_id = u.id
      ), '[]')`.as('departments'),
    ]);

/** A pulse with whom it asks, and what of its plan decides how it goes on. */
export type PulseRow = Awaited<ReturnType<typeof listPulseRows>>[number];

export const listPulseRows = (db: Queries, organisationId: string, planId: string) =>
  pulses(db)
    .where('u.organisation_id', '=', organisationId)
    .where('u.plan_id', '=', planId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .execute();

export const findPulse = (db: Queries, organisationId: string, id: string): Promise<PulseRow | undefined> =>
  pulses(db).where('u.organisation_id', '=', organisationId).where('u.id', '=', id).executeTakeFirst();

/** A node that wants to ask waits here for one that does already; the row is read after that. */
export async function lockPulse(tx: Transaction<DB>, id: string): Promise<void> {
  await tx.selectFrom('pulses').select('id').where('id', '=', id).forUpdate().execute();
}

/** Those whose hour may have come in one of their organisation's time zones. */
export async function listDue(db: Queries, now: Date): Promise<{ id: string; organisation_id: string }[]> {
  const { rows } = await sql<{ id: string; organisation_id: string }>`
    select u.id, u.organisation_id from pulses u
    where u.next_at is not null and exists (
      select 1 from (
        select coalesce(time_zone, 'UTC') as zone from organisations where id = u.organisation_id
        union select time_zone from departments where organisation_id = u.organisation_id and time_zone is not null
      ) zones where u.next_at::timestamp <= ${now}::timestamptz at time zone zone)
    order by u.next_at, u.id`.execute(db);
  return rows;
}

export async function addDepartments(
  tx: Transaction<DB>,
  pulse: { readonly id: string; readonly organisationId: string },
  { departments }: Pick<Aim, 'departments'>,
): Promise<void> {
  await sql`
    insert into pulse_departments (pulse_id, organisation_id, department_id, name)
    select ${pulse.id}, organisation_id, id, name from departments
    where organisation_id = ${pulse.organisationId} and id = any(${[...departments]}::uuid[])`.execute(tx);
}

export interface WaveRow {
  readonly id: string;
  readonly pulse_id: string;
  readonly round_id: string | null;
  readonly asked_at: Date;
  readonly asked: number;
  readonly recent: number;
  readonly unwilling: number;
  readonly unreached: number;
  readonly ends_at: Date | null;
  /** How many answers are released to everyone. */
  readonly released: number;
}

/** How many answered is told as released alone, so that no number moves with a single person. */
export async function listWaves(db: Queries, organisationId: string, planId: string): Promise<WaveRow[]> {
  const { rows } = await sql<WaveRow>`
    select w.*, r.ends_at,
      (select count(*)::int from culture_members m where m.round_id = w.round_id and m.batch_id is not null) as released
    from pulse_waves w
    join pulses u on u.id = w.pulse_id and u.organisation_id = w.organisation_id
    left join rounds r on r.id = w.round_id
    where w.organisation_id = ${organisationId} and u.plan_id = ${planId}
    order by w.asked_at desc, w.id desc`.execute(db);
  return rows;
}

export interface OpenPulse {
  readonly round_id: string;
  readonly pulse_id: string;
  readonly invited_by: string | null;
  readonly ends_at: Date;
  /** Of their own response, where they have one that is still open. */
  readonly response_id: string | null;
  readonly expires_at: Date | null;
}

export interface OpenTo {
  readonly organisation_id: string;
  readonly department_id: string | null;
  readonly person_id: string;
  readonly email: string;
}

/** The latest pulse that takes answers from someone, whether it asked them or left them out. */
export async function findOpenTo(
  db: Queries,
  { organisation_id, department_id, person_id, email }: OpenTo,
  now: Date,
): Promise<OpenPulse | undefined> {
  const { rows } = await sql<OpenPulse>`
    select w.round_id, w.pulse_id, u.created_by as invited_by, r.ends_at, x.id as response_id, x.expires_at
    from pulse_waves w
    join pulses u on u.id = w.pulse_id
    join rounds r on r.id = w.round_id
    left join lateral (
      select x.* from responses x join people q on q.id = x.person_id
      where x.round_id = w.round_id and (q.id = ${person_id} or q.email = ${email})
      limit 1
    ) x on true
    where w.organisation_id = ${organisation_id} and r.ends_at > ${now}
      and exists (select 1 from people p where p.id = ${person_id} and p.seat_since is not null)
      and (u.company_wide or exists (
        select 1 from pulse_departments d where d.pulse_id = u.id and d.department_id = ${department_id}))
      and x.submitted_at is null and x.declined_at is null and x.withdrawn_at is null
    order by w.asked_at desc limit 1`.execute(db);
  return rows[0];
}
