import type { ResponseStatus } from '@fourfold/contract/schemas';
import { responseStatuses } from '@fourfold/contract/words';
import { type SqlBool, sql } from 'kysely';
import { isPlanned, isRoundOver, type Moment } from './clock-of.ts';

/**
 * Where an invitation stands, from its row `r`, its last mail `m` and its answers `a`. What the respondent did says
 * more than what became of the mail: someone who began was reached, whatever bounced.
 */
export const statusAt = (now: Moment) => sql<ResponseStatus>`case
  when r.submitted_at is not null then 'submitted'
  when r.declined_at is not null then 'declined'
  when r.withdrawn_at is not null then 'withdrawn'
  when ${isPlanned} and a.begun_at is null then 'planned'
  when a.begun_at is null and m.state in ('refused', 'bounced', 'given_up') then 'undeliverable'
  when r.expires_at <= ${now} or ${isRoundOver(now)} then 'expired'
  when a.begun_at is not null then 'begun'
  when r.mail_due is not null or m.state = 'queued' then 'queued'
  else 'sent' end`;

/** Was asked and has not answered, whether they declined or not: as Culture counts who is missing. */
export const isUnanswered = sql<SqlBool>`(r.submitted_at is null and r.withdrawn_at is null
  and not coalesce(${isPlanned}, false))`;

/** In the order in which an invitation passes them. */
export const statusRank = (now: Date) =>
  sql<number>`array_position(${sql.lit(`{${responseStatuses.join(',')}}`)}::text[], ${statusAt(now)})`;
