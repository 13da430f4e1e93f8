import { leastPeople, restDays } from '@fourfold/contract/words';
import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { type PeopleScope, within } from '../people/people-scope.ts';
import { roundsOfToday } from '../rounds/asked-again.ts';

/** Whom a pulse is for. */
export interface Aim {
  readonly companyWide: boolean;
  /** Ids of departments. */
  readonly departments: readonly string[];
}

/** How a pulse would meet someone who works here. */
export type Meeting = 'asked' | 'recent' | 'unwilling' | 'unreached';

export interface Met {
  readonly person_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_position: string;
  readonly department: string;
  readonly department_id: string | null;
  readonly company: string;
  readonly meeting: Meeting;
  /** The day (UTC) of their latest invitation. */
  readonly invited_on: string | null;
}

/** Nobody's clock is further ahead of UTC than 14 hours. */
const ahead = 14 * 3_600_000;

/**
 * The employees of the latest round, each once, as far as the scope reaches them: like everyone who is asked again in a
 * new round. While nobody of the round before is asked again, those of that round work here too. Any invitation of theirs within 30 days counts, no matter who sent it or to which of their rows; one that
 * still waits for its launch counts as well. “No more reminders” was said of another questionnaire: it keeps nobody out.
 */
export async function meet(db: Queries, scope: PeopleScope, aim: Aim, now: Date): Promise<Met[]> {
  const since = new Date(now.getTime() - restDays * 86_400_000);
  const sinceClock = new Date(since.getTime() - ahead).toISOString().slice(0, 16);
  const isFor = aim.companyWide
    ? sql<SqlBool>`true`
    : sql<SqlBool>`r.department_id = any(${[...aim.departments]}::uuid[])`;
  const rounds = await roundsOfToday(db, scope.organisationId);
  const { rows } = await sql<Met>`
    select distinct on (lower(r.last_name), p.email) r.person_id, p.email, r.first_name, r.last_name, r.job_position,
      coalesce(d.name, r.department) as department, r.department_id, r.company,
      case
        when r.declined_at is not null then 'unwilling'
        when exists (
          select 1 from people q join responses x on x.person_id = q.id
          where q.organisation_id = p.organisation_id and q.email = p.email and x.kind = 'employee'
            and x.withdrawn_at is null
            and (x.invited_at > ${since} or (x.launch_at is not null and x.launch_at > ${sinceClock}))
        ) then 'recent'
        when exists (
          select 1 from mails m where m.id = r.mail_id and m.state in ('refused', 'bounced', 'given_up')
        ) then 'unreached'
        else 'asked' end as meeting,
      (
        select to_char(max(greatest(x.invited_at at time zone 'UTC', x.launch_at::timestamp)), 'YYYY-MM-DD')
        from people q join responses x on x.person_id = q.id
        where q.organisation_id = p.organisation_id and q.email = p.email and x.kind = 'employee'
          and x.withdrawn_at is null
      ) as invited_on
    from responses r
    join people p on p.id = r.person_id
    left join departments d on d.organisation_id = r.organisation_id and d.id = r.department_id
    where r.organisation_id = ${scope.organisationId} and r.kind = 'employee' and r.withdrawn_at is null
      and p.email is not null and p.seat_since is not null
      and r.round_id = any(${rounds}::uuid[])
      and ${isFor} and ${within(scope)}
    order by lower(r.last_name), p.email, array_position(${rounds}::uuid[], r.round_id), r.invited_at`.execute(
    db,
  );
  return rows;
}

/** When an hour strikes first among the organisation's clocks: then a pulse that is planned for it asks. */
export async function firstStrike(db: Queries, organisationId: string, at: string): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select min(${at}::timestamp at time zone zone) as moment from (
      select coalesce(time_zone, 'UTC') as zone from organisations where id = ${organisationId}
      union select time_zone from departments where organisation_id = ${organisationId} and time_zone is not null
    ) zones`.execute(db);
  return rows[0]?.moment ?? new Date(`${at}:00Z`);
}

export const countOf = (met: readonly Met[], meeting: Meeting): number =>
  met.filter((one) => one.meeting === meeting).length;

/**
 * The first day, from the one for which they were met, on which five of them can be asked; null where that will not
 * come by waiting.
 */
export function firstPossible(met: readonly Met[], day: string): string | null {
  const next = daysAfter(day, 1);
  const days = met.flatMap(({ meeting, invited_on }) => {
    if (meeting === 'asked') return day;
    if (meeting !== 'recent' || invited_on === null) return [];
    // Someone who can't be asked on the day itself can be on a later one.
    return [rested(invited_on), next].toSorted().at(-1) ?? next;
  });
  return days.toSorted()[leastPeople - 1] ?? null;
}

/** A day later than in UTC, since clocks differ. */
const rested = (invitedOn: string): string => daysAfter(invitedOn, restDays + 1);

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

export const leftOutOf = (met: readonly Met[]) => ({
  recent: countOf(met, 'recent'),
  unwilling: countOf(met, 'unwilling'),
  unreached: countOf(met, 'unreached'),
});
