import type { ReminderInput } from '@fourfold/contract/schemas';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { ReminderWords } from '../assessment/invitation.mails.ts';
import type { Inviting, Respondent } from '../assessment/respondent.repository.ts';

/** Whom a reminder is for, as it is stored: without a search text, which could be a name. */
export type Whom = Pick<ReminderInput, 'ids' | 'kind' | 'department' | 'status' | 'vacancy' | 'round'>;

/** The words of a reminder that is due: of the member who asked for it, else the organisation's own. */
export async function wordsOf(
  db: Queries,
  { reminder_id }: Pick<Respondent, 'reminder_id'>,
  { reminder_subject: subject, reminder_words: words }: Inviting,
): Promise<ReminderWords> {
  if (reminder_id === null) return { subject, words };
  const asked = await db
    .selectFrom('reminders')
    .select(['subject', 'words'])
    .where('id', '=', reminder_id)
    .executeTakeFirst();
  return asked ?? { subject, words };
}

const day = 86_400_000;
/** Nobody's clock is further ahead of UTC. */
const furthestAhead = day * (14 / 24);

/** Planned reminders whose time may have come somewhere, of one organisation or of all. */
export const findDue = (db: Queries, now: Date) =>
  db
    .selectFrom('reminders')
    .select('id')
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('leaves_at', '<=', new Date(now.getTime() + furthestAhead).toISOString().slice(0, 16))
    .orderBy('leaves_at')
    .execute();

/** One that is still to leave, kept from everyone else who wants to send or change it. */
export const lockPlanned = (tx: Transaction<DB>, id: string, organisationId?: string) =>
  tx
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('leaves_at', 'is not', null)
    .$if(organisationId !== undefined, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .forUpdate()
    .executeTakeFirst();

/** Whether there is no clock in the organisation on which this is still to come. */
export async function hasStruckEverywhere(
  db: Queries,
  organisationId: string,
  at: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select bool_and(${at}::timestamp <= ${now}::timestamptz at time zone zone) as over from (
      select coalesce(time_zone, 'UTC') as zone from organisations where id = ${organisationId}
      union select time_zone from departments
        where organisation_id = ${organisationId} and time_zone is not null
    ) zones`.execute(db);
  return rows[0]?.over ?? true;
}

/** All reminders that a member may know of: the own ones, or all for those who reach everyone. */
export const listReminders = (db: Queries, organisationId: string, askedBy: string | null) =>
  db
    .selectFrom('reminders as m')
    .leftJoin('users as u', 'u.id', 'm.asked_by')
    .selectAll('m')
    .select(['u.first_name', 'u.last_name'])
    .select((where) =>
      where
        .selectFrom('reminded as d')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('d.reminder_id', '=', 'm.id')
        .as('reminded'),
    )
    .where('m.organisation_id', '=', organisationId)
    .$if(askedBy !== null, (query) => query.where('m.asked_by', '=', askedBy))
    .orderBy(sql`m.done_at is null and m.cancelled_at is null`, 'desc')
    .orderBy('m.created_at', 'desc')
    .limit(50)
    .execute();
