import { type Expression, type SqlBool, sql } from 'kysely';

/** The time zone of a response `r`: of its department, else of the organisation. Nobody is asked for their own. */
const zoneOf = sql<string>`coalesce(
  (select d.time_zone from departments d where d.organisation_id = r.organisation_id and d.id = r.department_id),
  (select o.time_zone from organisations o where o.id = r.organisation_id), 'UTC')`;

/** A point in time: the same for everyone, or another one for each response as `r`. */
export type Moment = Date | Expression<Date>;

/** When a clock without a place shows this time where the person of a response `r` works. */
export const momentThere = (at: string): Expression<Date> =>
  sql<Date>`(${at}::timestamp at time zone ${zoneOf})`;

/** The condition, on responses as `r`, that a clock without a place shows this time there, or a later one. */
export const hasStruck = (at: Expression<string | null>, now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(${at}::timestamp <= ${now}::timestamptz at time zone ${zoneOf})`;

/** The condition, on responses as `r`, that a mail is due which does not wait for its launch. */
export const isMailDue = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(r.mail_due is not null
    and (r.launch_at is null or r.mail_due = 'reminder' or ${hasStruck(sql.ref('r.launch_at'), now)}))`;

/** The condition, on responses as `r`, that the invitation waits for its launch. */
export const isPlanned = sql<SqlBool>`(r.mail_due = 'invitation' and r.launch_at is not null)`;

/** The condition, on responses as `r`, that the round has ended, which candidates belong to none of. */
export const isRoundOver = (now: Moment) => sql<SqlBool>`(r.kind = 'employee' and exists (
  select 1 from rounds e where e.id = r.round_id and e.ends_at <= ${now}))`;
