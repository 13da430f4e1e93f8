import type { Expression, ExpressionBuilder, SqlBool, Transaction, Updateable } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB, Leads } from '../../kernel/database/schema.generated.ts';

export interface Lead {
  readonly source: string;
  readonly email: string;
  readonly timezone: string;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly headcount?: string | undefined;
  readonly question?: string | undefined;
  /** The session of a webinar that the lead is invited to. */
  readonly sessionAt?: Date | undefined;
}

/** Stores a lead; the same form by the same person again adds what is new to the same lead. */
export async function saveLead(tx: Transaction<DB>, lead: Lead, now: Date): Promise<{ isNew: boolean }> {
  const details = {
    name: lead.name ?? null,
    role: lead.role ?? null,
    headcount: lead.headcount ?? null,
    question: lead.question ?? null,
    session_at: lead.sessionAt ?? null,
  };
  const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  const row = await tx
    .insertInto('leads')
    .values({
      id: newId(now),
      source: lead.source,
      email: lead.email,
      timezone: lead.timezone,
      ...details,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'email'])
        .doUpdateSet({ ...known, timezone: lead.timezone, updated_at: now }),
    )
    .returning((expression) => expression('created_at', '=', expression.ref('updated_at')).as('is_new'))
    .executeTakeFirstOrThrow();
  return { isNew: Boolean(row.is_new) };
}

type Key = Pick<Lead, 'source' | 'email'>;

/** What someone has already said of their role in this form. */
export async function knownRole(tx: Transaction<DB>, { source, email }: Key): Promise<string | null> {
  const row = await tx
    .selectFrom('leads')
    .select('role')
    .where('source', '=', source)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** When the visitor last got what this form promises. */
export async function lastMailedAt(db: Queries, { source, email }: Key): Promise<Date | null> {
  const row = await db
    .selectFrom('leads')
    .select('mailed_at')
    .where('source', '=', source)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.mailed_at ?? null;
}

/** `joinUrl`: what the mail said of where the session takes place. */
export async function noteMailed(
  tx: Transaction<DB>,
  { source, email }: Key,
  joinUrl: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ mailed_at: now, invited_with: joinUrl })
    .where('source', '=', source)
    .where('email', '=', email)
    .execute();
}

/** Who left an address since a moment, in the order in which they came. */
export function leadsSince(db: Queries, since: Date, source: string | undefined) {
  let query = db.selectFrom('leads').selectAll().where('created_at', '>=', since).orderBy('created_at');
  if (source !== undefined) query = query.where('source', '=', source);
  return query.execute();
}

/** Who has asked for a webinar that had no date yet. */
export async function leadsWaiting(db: Queries, source: string, max: number): Promise<Lead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['source', 'email', 'timezone'])
    .where('source', '=', source)
    .where('session_at', 'is', null)
    .orderBy('created_at')
    .limit(max)
    .execute();
  return rows;
}

/** Who is invited to a session to come. */
export async function leadsInvited(db: Queries, source: string, now: Date) {
  const rows = await db
    .selectFrom('leads')
    .select(['source', 'email', 'timezone', 'session_at', 'invited_with'])
    .where('source', '=', source)
    .where('session_at', '>', now)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ session_at: sessionAt, invited_with: invitedWith, ...lead }) =>
    sessionAt === null ? [] : [{ ...lead, sessionAt, invitedWith }],
  );
}

type Invitation = Key & { readonly sessionAt: Date };

/** Back on the list for the next date. False where the lead is gone, or someone else did it. */
export const awaitDate = (tx: Transaction<DB>, lead: Invitation): Promise<boolean> =>
  changeOne(tx, lead, { session_at: null, invited_with: null }, (leads) =>
    leads('session_at', '=', lead.sessionAt),
  );

/** From the list into a session. False where the lead is gone, or has a date by now. */
export const takeDate = (
  tx: Transaction<DB>,
  lead: Invitation,
  joinUrl: string | null,
  now: Date,
): Promise<boolean> =>
  changeOne(tx, lead, { session_at: lead.sessionAt, invited_with: joinUrl, mailed_at: now }, (leads) =>
    leads('session_at', 'is', null),
  );

/** That this is the link that was sent. False where the lead is gone, or has it by now. */
export const noteLink = (
  tx: Transaction<DB>,
  lead: Invitation,
  joinUrl: string,
  now: Date,
): Promise<boolean> =>
  changeOne(tx, lead, { invited_with: joinUrl, mailed_at: now }, (leads) =>
    leads.and([leads('session_at', '=', lead.sessionAt), leads('invited_with', 'is distinct from', joinUrl)]),
  );

async function changeOne(
  tx: Transaction<DB>,
  { source, email }: Key,
  values: Updateable<Leads>,
  still: (leads: ExpressionBuilder<DB, 'leads'>) => Expression<SqlBool>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set(values)
    .where('source', '=', source)
    .where('email', '=', email)
    .where(still)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
