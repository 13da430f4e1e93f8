import { linkLifeDays } from '@fourfold/contract/words';
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { isPlanned, isRoundOver, type Moment, momentThere } from './clock-of.ts';
import { type Filter, filtered } from './people.repository.ts';
import { type PeopleScope, within } from './people-scope.ts';
import { statusAt } from './response-status.ts';

const day = 86_400_000;

const isOver = (now: Date) => sql<SqlBool>`(r.submitted_at is not null or r.declined_at is not null
  or r.withdrawn_at is not null or ${isRoundOver(now)})`;

/** A later one that the person who reminds does not see counts when the mail is written, so that no number tells of it. */
const isAskedAgain = (isSeen: Expression<SqlBool>) => sql<SqlBool>`exists (
    select 1 from responses later
    where later.person_id = r.person_id and later.kind = r.kind and later.withdrawn_at is null
      and later.invited_at > r.invited_at
      and exists (select 1 from responses r where r.id = later.id and ${isSeen}))`;

const isUnreached = sql<SqlBool>`exists (
    select 1 from mails m where m.id = r.mail_id and m.state in ('refused', 'bounced', 'given_up'))`;

const isRecent = (now: Date) => sql<SqlBool>`(r.mail_due is not null or r.sent_at > ${before(now, 1)}
    or coalesce(r.reminded_at > ${before(now, 1)}, false))`;

/**
 * Has not finished, wants reminders, was reached by the last mail, was not mailed within a day, and was not asked again
 * since: of two rounds the later one counts, and nobody gets two links at once.
 */
const remindable = (now: Date, isSeen: Expression<SqlBool> = sql<SqlBool>`true`): Expression<SqlBool> => sql`(
  r.submitted_at is null and r.declined_at is null and r.withdrawn_at is null and r.no_reminders_at is null
  and r.mail_due is null and r.sent_at <= ${before(now, 1)}
  and (r.reminded_at is null or r.reminded_at <= ${before(now, 1)})
  and not ${isRoundOver(now)} and not ${isAskedAgain(isSeen)} and not ${isUnreached})`;

const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Until when a link works that is sent now: two weeks, and never longer than the round. */
const newExpiry = (now: Date) => sql<Date>`least(${linkExpiry(now)}::timestamptz,
  ${endOfRound})`;

interface Reminding {
  readonly scope: PeopleScope;
  readonly askedBy: string;
  readonly reminderId: string;
  readonly whom: Filter;
  /** Of those whom it is for: a planned one leaves where its hour has come. */
  readonly isTime?: Expression<SqlBool>;
}

/** Marks whom a member reminds, nobody twice; each gets a link for another two weeks. */
export async function markReminded(
  tx: Transaction<DB>,
  { scope, askedBy, reminderId, whom, isTime = sql<SqlBool>`true` }: Reminding,
  now: Date,
): Promise<number> {
  const marked = await tx
    .updateTable('responses as r')
    .set({
      mail_due: 'reminder',
      reminder_by: askedBy,
      reminder_id: reminderId,
      reminded_at: now,
      reminders_sent: sql`r.reminders_sent + 1`,
      sent_at: now,
      expires_at: newExpiry(now),
      automatic_reminders: 0,
    })
    .where('r.id', 'in', filtered(tx, scope, whom, now).select('r.id'))
    .where(remindable(now, within(scope)))
    .where(isTime)
    .where(sql<SqlBool>`not exists (
      select 1 from reminded d where d.reminder_id = ${reminderId} and d.response_id = r.id)`)
    .returning(['r.id', 'r.organisation_id'])
    .execute();
  const rows = marked.map(({ id, organisation_id }) => ({
    reminder_id: reminderId,
    response_id: id,
    organisation_id,
  }));
  for (let at = 0; at < rows.length; at += 1000) {
    await tx
      .insertInto('reminded')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  return marked.length;
}

/** Who answered in an earlier round is not asked in this one, and says nothing of it. */
const isOfEarlierRound = sql<SqlBool>`(r.kind = 'employee'
  and o.number < (select max(latest.number) from rounds latest where latest.organisation_id = r.organisation_id))`;

/**
 * How a reminder would meet those whom it is for. For one that leaves later, mails of today do not count. `ended`: they
 * could be reminded now and not at that time, because their round is over then, or their link, where only people with
 * one that works are meant.
 */
export type Meeting =
  | 'reached'
  | 'finished'
  | 'finished_before'
  | 'unwilling'
  | 'planned'
  | 'recent'
  | 'unreached'
  | 'asked_again'
  | 'ended';

export const countMeetings = (
  db: Queries,
  scope: PeopleScope,
  { status, ...whom }: Filter,
  { now, at }: { readonly now: Date; readonly at: string | null },
) => {
  const then = at === null ? now : momentThere(at);
  const isLater = at !== null;
  const isOfStatus = (moment: Moment) =>
    status === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${statusAt(moment)} = ${status}`;
  const isEnded = isLater
    ? sql<SqlBool>`(${isRoundOver(then)} or not ${isOfStatus(then)})`
    : sql<SqlBool>`false`;
  return filtered(db, scope, whom, now)
    .where(sql<SqlBool>`(${isOfStatus(now)} or ${isOfStatus(then)})`)
    .select([
      sql<Meeting>`case when ${isOver(now)} and ${isOfEarlierRound} then 'finished_before'
        when ${isOver(now)} then 'finished' when r.no_reminders_at is not null then 'unwilling'
        when ${isAskedAgain(within(scope))} then 'asked_again' when ${isUnreached} then 'unreached'
        when ${isEnded} then 'ended'
        when ${isLater ? sql`false` : isPlanned} then 'planned'
        when ${isLater ? sql`false` : isRecent(now)} then 'recent' else 'reached' end`.as('meeting'),
      sql<number>`count(*)`.as('count'),
      sql<number[] | null>`array_agg(distinct o.number) filter (where r.kind = 'employee')`.as('rounds'),
      sql<
        string[]
      >`(array_agg(r.first_name || ' ' || r.last_name order by lower(r.last_name), r.id))[1:12]`.as('names'),
      sql<Date>`max(least(${then}::timestamptz + ${linkLife}, ${endOfRound}))`.as('link_until'),
      sql<Date>`max(case when ${isRoundOver(then)} then ${endOfRound} else r.expires_at end)`.as('ended_at'),
      sql<Date | null>`min(${nextAutomatic(now)})`.as('next_automatic'),
    ])
    .groupBy(sql`1`)
    .execute();
};

const linkLife = sql`make_interval(hours => ${sql.lit(linkLifeDays * 24)})`;

/** Null for candidates, and while the round has no end. */
const endOfRound = sql<Date | null>`(select e.ends_at from rounds e where e.id = r.round_id and r.kind = 'employee')`;

/** When the product reminds by itself next, if nobody does before; null where it doesn't (`markAutomatically`). */
const nextAutomatic = (now: Date) => sql<Date | null>`(
  select greatest(own.due, ${now}::timestamptz) from (
    select r.sent_at + make_interval(hours => 24 * o.reminder_days[r.automatic_reminders + 1]) as due
    from organisations o where o.id = r.organisation_id and o.reminders) own
  where r.mail_due is null and greatest(own.due, ${now}::timestamptz) < least(r.expires_at, ${endOfRound}))`;

/**
 * Marks whom the product reminds by itself, as many days after the last link as the organisation has set, where it has
 * not switched that off. Answers whose mails are due. The link stays the one that was sent: a deadline should hold.
 */
export async function markAutomatically(tx: Transaction<DB>, now: Date): Promise<string[]> {
  const marked = await tx
    .updateTable('responses as r')
    .set({
      mail_due: 'reminder',
      reminder_by: null,
      reminder_id: null,
      reminded_at: now,
      reminders_sent: sql`r.reminders_sent + 1`,
      automatic_reminders: sql`r.automatic_reminders + 1`,
    })
    .where(remindable(now))
    .where('r.expires_at', '>', now)
    .where(
      sql<SqlBool>`(select o.reminders and r.sent_at <= ${now}::timestamptz
          - make_interval(hours => 24 * o.reminder_days[r.automatic_reminders + 1])
        from organisations o where o.id = r.organisation_id)`,
    )
    .returning('r.organisation_id')
    .execute();
  return [...new Set(marked.map(({ organisation_id }) => organisation_id))];
}
