import { say } from '@fourfold/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { invalidField } from '../../kernel/http/app-error.ts';

/** The first one who plans something gives the organisation their own time zone, until someone sets another. */
export async function keepTimeZone(
  tx: Transaction<DB>,
  organisationId: string,
  zone: string | undefined,
): Promise<void> {
  if (zone === undefined || !(await isKnown(tx, zone))) return;
  await tx
    .updateTable('organisations')
    .set({ time_zone: zone })
    .where('id', '=', organisationId)
    .where('time_zone', 'is', null)
    .execute();
}

/** The database reckons with them, and it is not certain to know all that a browser knows. */
async function isKnown(db: Queries, zone: string): Promise<boolean> {
  const { rows } = await sql<object>`select from pg_timezone_names where name = ${zone}`.execute(db);
  return rows.length > 0;
}

export async function requireKnown(db: Queries, zone: string, field: string): Promise<void> {
  if (!(await isKnown(db, zone))) throw invalidField(field, say('Please choose a time zone from the list.'));
}

/** The moment of a clock in the organisation's own time zone. */
export async function momentOf(db: Queries, organisationId: string, at: string): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select ${at}::timestamp at time zone coalesce(time_zone, 'UTC') as moment
    from organisations where id = ${organisationId}`.execute(db);
  return rows[0]?.moment ?? new Date(`${at}:00Z`);
}

const year = 366 * 86_400_000;

/** Refuses what is over already where the organisation is, and what is too far away to be meant. */
export async function requireToCome(
  db: Queries,
  organisationId: string,
  at: string,
  { field, now }: { readonly field: string; readonly now: Date },
): Promise<void> {
  const moment = await momentOf(db, organisationId, at);
  if (moment <= now)
    throw invalidField(field, say('This time has already passed. Please choose a time in the future.'));
  if (moment.getTime() > now.getTime() + year) {
    throw invalidField(field, say('Please choose a time within a year.'));
  }
}
