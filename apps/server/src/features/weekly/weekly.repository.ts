import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { isPlanned } from '../people/clock-of.ts';
import { type PeopleScope, within } from '../people/people-scope.ts';

interface Time {
  readonly since: Date;
  readonly until: Date;
}

const isWithin = (column: string, { since, until }: Time) =>
  sql<boolean>`(${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until})`;

export async function countAnswers(db: Queries, scope: PeopleScope, roundId: string, time: Time) {
  return await db
    .selectFrom('responses as r')
    .select([
      sql<number>`count(r.submitted_at)::int`.as('answered'),
      sql<number>`count(*)::int`.as('invited'),
      sql<number>`(count(*) filter (where ${isWithin('r.submitted_at', time)}))::int`.as('fresh'),
    ])
    .where('r.round_id', '=', roundId)
    .where('r.kind', '=', 'employee')
    .where('r.withdrawn_at', 'is', null)
    .where(sql<boolean>`${isPlanned} is not true`)
    .where(within(scope))
    .executeTakeFirstOrThrow();
}

export const listCandidatesSince = (db: Queries, scope: PeopleScope, time: Time) =>
  db
    .selectFrom('responses as r')
    .leftJoin('vacancies as v', 'v.id', 'r.vacancy_id')
    .select(['v.title as vacancy', sql<number>`count(*)::int`.as('people')])
    .where('r.kind', '=', 'candidate')
    .where(isWithin('r.submitted_at', time))
    .where(within(scope))
    .groupBy('v.title')
    .orderBy(sql`lower(v.title) nulls last`)
    .execute();

export const listSheetsSince = (db: Queries, scope: PeopleScope, time: Time) =>
  db
    .selectFrom('interview_sheets as s')
    .innerJoin('responses as r', (join) =>
      join.onRef('r.organisation_id', '=', 's.organisation_id').onRef('r.id', '=', 's.response_id'),
    )
    .leftJoin('vacancies as v', 'v.id', 'r.vacancy_id')
    .select(['v.title as vacancy', sql<number>`count(*)::int`.as('sheets')])
    .where(isWithin('s.handed_in_at', time))
    .where(within(scope))
    .groupBy('v.title')
    .orderBy(sql`lower(v.title) nulls last`)
    .execute();

/** Of the latest round that has figures, where its last release is new. */
export async function findRelease(db: Queries, organisationId: string, time: Time) {
  const { rows } = await sql<{ released_at: Date; people: number }>`
    select c.released_at, (select count(*)::int from culture_members m
      where m.round_id = c.round_id and m.batch_id is not null) as people
    from culture_releases c join rounds o on o.id = c.round_id
    where c.organisation_id = ${organisationId} and o.number > 0 and ${isWithin('c.released_at', time)}
      and exists (select 1 from culture_members m where m.round_id = c.round_id and m.batch_id is not null)
    order by o.number desc limit 1`.execute(db);
  return rows[0];
}

export async function listPulsesReleased(db: Queries, organisationId: string, time: Time) {
  const { rows } = await sql<{ plan_id: string; people: number }>`
    select u.plan_id, (select count(*)::int from culture_members m
      where m.round_id = w.round_id and m.batch_id is not null) as people
    from pulse_waves w
    join pulses u on u.organisation_id = w.organisation_id and u.id = w.pulse_id
    join culture_releases c on c.round_id = w.round_id
    where w.organisation_id = ${organisationId} and ${isWithin('c.released_at', time)}
      and exists (select 1 from culture_members m where m.round_id = w.round_id and m.batch_id is not null)
    order by w.asked_at, w.id`.execute(db);
  return rows;
}

/** Plans whose teams start by lot, and of whose time there are new figures. */
export async function listCompared(db: Queries, organisationId: string, time: Time): Promise<string[]> {
  const { rows } = await sql<{ plan_id: string }>`
    select e.plan_id from plan_experiments e
    where e.organisation_id = ${organisationId} and e.ended_at is null and exists (
      select 1 from culture_releases c join rounds o on o.id = c.round_id
      where c.organisation_id = e.organisation_id and o.number > 0 and o.opened_at::date >= e.starts[1]
        and ${isWithin('c.released_at', time)})`.execute(db);
  return rows.map(({ plan_id }) => plan_id);
}

export const listPulsesToCome = (db: Queries, organisationId: string) =>
  db
    .selectFrom('pulses')
    .select(['plan_id'])
    .select(sql<string>`next_at`.as('next_at'))
    .where('organisation_id', '=', organisationId)
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .execute();

/** When each plan was last ticked, and when last as done in a week. */
export const listTicked = (db: Queries, organisationId: string) =>
  db
    .selectFrom('plan_ticks')
    .select(['plan_id', sql<Date>`max(at)`.as('last')])
    .select(sql<Date | null>`max(at) filter (where done)`.as('done'))
    .where('organisation_id', '=', organisationId)
    .groupBy('plan_id')
    .execute();

export const listEndingSnapshots = (db: Queries, organisationId: string, now: Date) =>
  db
    .selectFrom('snapshots')
    .select(['title', 'expires_at'])
    .where('organisation_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(now.getTime() + 7 * 86_400_000))
    .orderBy('expires_at')
    .execute();
