import { record } from '../../audit/audit.ts';
import { newId } from '../../database/id.ts';
import type { Member } from '../../http/access.ts';
import { forbidden, notFound } from '../../http/app-error.ts';
import { hashToken, newToken } from '../../signing/secret-token.ts';
import type { AccountParts } from './account-parts.ts';
import { apiTokenPrefix } from './identify.ts';
import { addToken, findToken, listLiveTokens, removeToken } from './tokens.repository.ts';

type TokenRow = Awaited<ReturnType<typeof listLiveTokens>>[number];

const presentToken = (row: TokenRow) => ({
  id: row.id,
  name: row.name,
  made_by: row.made_by,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at.toISOString(),
});

export async function listTokens({ db, clock }: AccountParts, { membership }: Member) {
  return (await listLiveTokens(db, membership.organisationId, clock())).map(presentToken);
}

/** Makes a token for the caller in the current organisation. The answer is the only place where it is ever shown. */
export async function createToken(
  { db, clock }: AccountParts,
  caller: Member,
  { name, days }: { name: string; days: number },
) {
  const now = clock();
  const token = `${apiTokenPrefix}${newToken()}`;
  const { organisationId } = caller.membership;
  const row = await db.transaction().execute(async (tx) => {
    const id = newId(now);
    await addToken(tx, {
      id,
      token_hash: hashToken(token),
      organisation_id: organisationId,
      user_id: caller.userId,
      name,
      created_at: now,
      expires_at: new Date(now.getTime() + days * 24 * 3600 * 1000),
    });
    await record(tx, { action: 'token.created', organisationId, userId: caller.userId }, now);
    return await findToken(tx, organisationId, id);
  });
  if (row === undefined) throw notFound();
  return { token, details: presentToken(row) };
}

export async function endToken({ db, clock }: AccountParts, caller: Member, id: string): Promise<void> {
  const { organisationId, role } = caller.membership;
  const token = await findToken(db, organisationId, id);
  if (token === undefined) throw notFound();
  if (token.role === 'owner' && role !== 'owner') throw forbidden();
  await db.transaction().execute(async (tx) => {
    await removeToken(tx, organisationId, id);
    const entry = { action: 'token.ended', organisationId, userId: caller.userId } as const;
    await record(tx, { ...entry, subjectId: token.user_id }, clock());
  });
}
