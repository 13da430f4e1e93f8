import type { BodyOf, remindResponses } from '@fourfold/contract/calls';
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { type PeopleScope, within } from './people-scope.ts';

const day = 86_400_000;

/**
 * Has not finished, wants reminders, was reached by the last mail, was not mailed within a day, and was not asked again
 * since: of two rounds the later one counts, and nobody gets two links at once. A later one that the person who reminds
 * does not see counts when the mail is written, not here, so that their number does not tell of it.
 */
const remindable = (now: Date, isSeen: Expression<SqlBool> = sql<SqlBool>`true`): Expression<SqlBool> => sql`(
  r.submitted_at is null and r.declined_at is null and r.withdrawn_at is null and r.no_reminders_at is null
  and r.mail_due is null and r.sent_at <= ${before(now, 1)}
  and (r.reminded_at is null or r.reminded_at <= ${before(now, 1)})
  and not exists (
    select 1 from responses later
    where later.person_id = r.person_id and later.kind = r.kind and later.withdrawn_at is null
      and later.invited_at > r.invited_at
      and exists (select 1 from responses r where r.id = later.id and ${isSeen}))
  and not exists (select 1 from mails m where m.id = r.mail_id and m.state in ('refused', 'bounced', 'given_up')))`;

const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Marks whom a member reminds; each gets a link for another two weeks. */
export async function markReminded(
  tx: Transaction<DB>,
  { scope, askedBy }: { readonly scope: PeopleScope; readonly askedBy: string },
  { kind, department }: BodyOf<typeof remindResponses>,
  now: Date,
): Promise<number> {
  const marked = await tx
    .updateTable('responses as r')
    .set({
      mail_due: 'reminder',
      reminder_by: askedBy,
      reminded_at: now,
      reminders_sent: sql`r.reminders_sent + 1`,
      sent_at: now,
      expires_at: linkExpiry(now),
      automatic_reminders: 0,
    })
    .where(within(scope))
    .where(remindable(now, within(scope)))
    .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind ?? ''))
    .$if(department !== undefined, (query) => query.where(sameDepartment(department ?? '')))
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

const sameDepartment = (name: string) => sql<SqlBool>`lower(coalesce(
  (select d.name from departments d where d.organisation_id = r.organisation_id and d.id = r.department_id),
  r.department)) = lower(${name})`;

/**
 * Marks whom the product reminds by itself, 4 and 10 days after the last link, where the organisation has not
 * switched that off. Answers whose mails are due. The link stays the one that was sent: a deadline should hold.
 */
export async function markAutomatically(tx: Transaction<DB>, now: Date): Promise<string[]> {
  const marked = await tx
    .updateTable('responses as r')
    .set({
      mail_due: 'reminder',
      reminder_by: null,
      reminded_at: now,
      reminders_sent: sql`r.reminders_sent + 1`,
      automatic_reminders: sql`r.automatic_reminders + 1`,
    })
    .where(remindable(now))
    .where('r.expires_at', '>', now)
    .where(
      sql<SqlBool>`(r.automatic_reminders = 0 and r.sent_at <= ${before(now, 4)}
        or r.automatic_reminders = 1 and r.sent_at <= ${before(now, 10)})`,
    )
    .where(sql<SqlBool>`(select o.reminders from organisations o where o.id = r.organisation_id)`)
    .returning('r.organisation_id')
    .execute();
  return [...new Set(marked.map(({ organisation_id }) => organisation_id))];
}
