import type { BodyOf, createToken as createTokenCall } from '@fourfold/contract/calls';
import {
  endedTokenDays,
  longestTokenDays,
  messages,
  mostTokens,
  type Role,
  reachOf,
} from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import { newId } from '../../../kernel/database/id.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { Member, SignedIn } from '../../../kernel/http/access.ts';
import {
  AppError,
  forbidden,
  invalidField,
  notFound,
  unauthenticated,
} from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { hashToken, newToken } from '../../../kernel/signing/secret-token.ts';
import { apiTokenPrefix } from '../sessions/identify.ts';
import { isOpenSession } from '../sessions/sessions.repository.ts';
import { holdUser } from '../users/users.repository.ts';
import { findMember, lockOrganisation } from './members.repository.ts';
import * as repository from './tokens.repository.ts';

const dayMs = 24 * 3600 * 1000;
type TokenRow = Awaited<ReturnType<typeof repository.listTokensSince>>[number];
type Wish = BodyOf<typeof createTokenCall>;

/** Only those who manage an organisation have tokens there. */
export const mayHaveTokens = (role: Role): boolean =>
  reachOf({ role, grants: [] }, 'organisation:manage') !== null;

const presentToken = (row: TokenRow, now: Date) => ({
  id: row.id,
  name: row.name,
  made_by: row.made_by,
  scopes: row.scopes,
  state: row.expires_at > now ? ('live' as const) : ('ended' as const),
  predates_scopes: row.predates_scopes,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_used_by: row.last_used_by,
  expires_at: row.expires_at.toISOString(),
});

export async function listTokens({ db, clock }: Parts, { membership }: Member) {
  const now = clock();
  const since = new Date(now.getTime() - endedTokenDays * dayMs);
  const rows = await repository.listTokensSince(db, membership.organisationId, since, now);
  return rows.map((row) => presentToken(row, now));
}

export async function listOwnTokens({ db, clock }: Parts, userId: string) {
  const rows = await repository.listTokensOf(db, userId, clock());
  return rows.map(({ expires_at, ...row }) => ({ ...row, expires_at: expires_at.toISOString() }));
}

/** Makes a token for the caller in the current organisation. The answer is the only place where it is ever shown. */
export async function createToken({ db, clock }: Parts, caller: Member & SignedIn, wish: Wish) {
  const now = clock();
  const expires = endOf(wish, now);
  const token = `${apiTokenPrefix}${newToken()}`;
  const { organisationId } = caller.membership;
  const row = await db.transaction().execute(async (tx) => {
    await requireStill(tx, caller);
    if ((await repository.countLiveTokens(tx, organisationId, now)) >= mostTokens) {
      throw new AppError(
        'conflict',
        say('There are already {count, number} API tokens. Revoke one first.', { count: mostTokens }),
      );
    }
    const id = newId(now);
    await repository.addToken(tx, {
      id,
      token_hash: hashToken(token),
      organisation_id: organisationId,
      user_id: caller.userId,
      name: wish.name,
      scopes: wish.scopes,
      created_at: now,
      expires_at: expires,
    });
    const details = { scopes: wish.scopes.join(', ') };
    await record(tx, { action: 'token.created', organisationId, userId: caller.userId, details }, now);
    return await repository.findToken(tx, organisationId, id);
  });
  if (row === undefined) throw notFound();
  return { token, details: presentToken(row, now) };
}

/** A new password or another role may have come meanwhile, and ended what a token made now would outlive. */
async function requireStill(tx: Transaction<DB>, { userId, sessionId, membership }: Member & SignedIn) {
  await holdUser(tx, userId);
  if (!(await isOpenSession(tx, sessionId))) throw unauthenticated();
  await lockOrganisation(tx, membership.organisationId);
  const member = await findMember(tx, membership.organisationId, userId);
  if (member === undefined || !mayHaveTokens(member.role)) throw forbidden();
}

function endOf({ days, expires_at }: Wish, now: Date): Date {
  if (days !== undefined) return new Date(now.getTime() + days * dayMs);
  const end = new Date(expires_at ?? now);
  const isSoon = end.getTime() <= now.getTime() + longestTokenDays * dayMs;
  if (end <= now || !isSoon) throw invalidField('expires_at', messages.tokenDay());
  return end;
}

export async function endToken({ db, clock }: Parts, caller: Member, id: string): Promise<void> {
  const { organisationId, role } = caller.membership;
  const token = await repository.findToken(db, organisationId, id);
  if (token === undefined) throw notFound();
  if (token.role === 'owner' && role !== 'owner') throw forbidden();
  await db.transaction().execute(async (tx) => {
    await repository.removeToken(tx, organisationId, id);
    const entry = { action: 'token.ended', organisationId, userId: caller.userId } as const;
    const details = { scopes: token.scopes.join(', ') };
    await record(tx, { ...entry, subjectId: token.user_id, details }, clock());
  });
}

/** With a new password: ends what the account has, if that is wished, and answers how many were ended and how many go on. */
export async function endTokensOf(
  tx: Transaction<DB>,
  userId: string,
  wished: boolean,
  now: Date,
): Promise<{ ended: number; kept: number }> {
  if (!wished) return { ended: 0, kept: (await repository.listTokensOf(tx, userId, now)).length };
  const ended = await repository.removeTokensOf(tx, userId, now);
  for (const organisationId of new Set(ended)) {
    const count = String(ended.filter((id) => id === organisationId).length);
    const entry = { action: 'tokens.ended_by_password', organisationId, userId } as const;
    await record(tx, { ...entry, details: { count } }, now);
  }
  return { ended: ended.length, kept: 0 };
}

interface RoleChange {
  readonly organisationId: string;
  readonly userId: string;
  /** Who changes it. */
  readonly actorId: string;
  readonly role: Role;
}

/** With a role that may have no tokens, those of the person end. */
export async function endTokensWithRole(
  tx: Transaction<DB>,
  { organisationId, userId, actorId, role }: RoleChange,
  now: Date,
): Promise<void> {
  if (mayHaveTokens(role)) return;
  const ended = await repository.removeTokensOf(tx, userId, now, organisationId);
  if (ended.length === 0) return;
  const entry = { action: 'tokens.ended_by_role', organisationId, userId: actorId } as const;
  await record(tx, { ...entry, subjectId: userId, details: { count: String(ended.length) } }, now);
}
