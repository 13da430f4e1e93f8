import type { Queries } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';
import { unauthenticated } from '../../../kernel/http/app-error.ts';
import { hashToken, newToken } from '../../../kernel/signing/secret-token.ts';
import { sessionSeconds } from './session-cookies.ts';

/** The browser in which someone signs in. */
export interface Arriving {
  readonly device: string;
  /** Of the session that it still carries, which ends. */
  readonly formerToken?: string | undefined;
}

interface NewSession extends Arriving {
  readonly userId: string;
  /** Where to work first; by default where the user last did. */
  readonly organisationId?: string;
}

/** Opens a session and answers its token, which is not kept. */
export async function openSession(tx: Queries, session: NewSession, now: Date): Promise<string> {
  if (session.formerToken !== undefined) await endSessionOf(tx, session.formerToken);
  const token = newToken();
  const organisationId = session.organisationId ?? (await lastOrganisation(tx, session.userId));
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      token_hash: hashToken(token),
      user_id: session.userId,
      organisation_id: organisationId,
      device: session.device,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .execute();
  return token;
}

export async function isOpenSession(db: Queries, sessionId: string): Promise<boolean> {
  const found = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return found !== undefined;
}

/** When the person who holds the session last proved who they are. */
export async function provedAt(db: Queries, sessionId: string): Promise<Date> {
  const { proved_at } = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return proved_at;
}

/** The session goes on under another token, which is answered. It ends when it would have ended. */
export async function renewToken(db: Queries, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .updateTable('sessions')
    .set((session) => ({
      token_hash: hashToken(token),
      former_token_hash: session.ref('token_hash'),
      proved_at: now,
      renewed_at: now,
    }))
    .where('id', '=', sessionId)
    .execute();
  return token;
}

export async function lastOrganisation(db: Queries, userId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.organisation_id ?? null;
}

/**
 * Sessions whose organisation is gone go on where their person last worked, if they belong anywhere else: nobody who has
 * another organisation is told that they belong to none.
 */
export async function workElsewhere(tx: Queries, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('sessions as s')
    .set(({ selectFrom }) => ({
      organisation_id: selectFrom('memberships as m')
        .select('m.organisation_id')
        .whereRef('m.user_id', '=', 's.user_id')
        .orderBy('m.chosen_at', 'desc')
        .limit(1),
    }))
    .where('s.user_id', 'in', [...userIds])
    .where('s.organisation_id', 'is', null)
    .execute();
}

export const listOpenSessions = (db: Queries, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();

/** Ends one session of a user; false when it is not theirs. */
export async function endSession(tx: Queries, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends every session of a user, and the one that asks for it goes on under a new token, which is answered. Refused
 * where that one has ended since it called: what ended it would be undone.
 */
export async function startAfresh(
  tx: Queries,
  { sessionId, ...session }: NewSession & { readonly sessionId: string },
  now: Date,
): Promise<string> {
  if (!(await endSession(tx, session.userId, sessionId))) throw unauthenticated();
  await endSessions(tx, session.userId);
  return await openSession(tx, session, now);
}

async function endSessionOf(tx: Queries, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function endSessions(tx: Queries, userId: string, but: string | null = null): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (but !== null) query = query.where('id', '!=', but);
  await query.execute();
}
