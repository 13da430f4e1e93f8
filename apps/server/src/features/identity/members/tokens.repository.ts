import type { Role, TokenScope } from '@fourfold/contract/words';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { ApiTokens } from '../../../kernel/database/schema.generated.ts';

const tokens = (db: Queries, organisationId: string) =>
  db
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organisation_id', '=', 't.organisation_id').onRef('m.user_id', '=', 't.user_id'),
    )
    .where('t.organisation_id', '=', organisationId)
    .select(['t.id', 't.name', 't.user_id', 't.created_at', 't.last_used_at', 't.last_used_by'])
    .select(['t.expires_at', 't.predates_scopes', 'm.role'])
    .select(sql<TokenScope[]>`t.scopes`.as('scopes'))
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('made_by'));

/** Live ones first, the newest of them on top; then those that have ended since a moment. */
export const listTokensSince = (db: Queries, organisationId: string, since: Date, now: Date) =>
  tokens(db, organisationId)
    .where('t.expires_at', '>', since)
    .orderBy(sql`t.expires_at <= ${now}`)
    .orderBy('t.created_at', 'desc')
    .execute();

export const findToken = (db: Queries, organisationId: string, id: string) =>
  tokens(db, organisationId).where('t.id', '=', id).executeTakeFirst();

export async function countLiveTokens(db: Queries, organisationId: string, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom('api_tokens')
    .select((expression) => expression.fn.countAll<number>().as('live'))
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return live;
}

export const listTokensOf = (db: Queries, userId: string, now: Date) =>
  db
    .selectFrom('api_tokens as t')
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .where('t.user_id', '=', userId)
    .where('t.expires_at', '>', now)
    .select(['t.id', 't.name', 't.expires_at', 'o.name as organisation'])
    .orderBy('t.created_at', 'desc')
    .execute();

type NewToken = Pick<
  Selectable<ApiTokens>,
  'id' | 'token_hash' | 'organisation_id' | 'user_id' | 'name' | 'scopes' | 'created_at' | 'expires_at'
>;

export async function addToken(tx: Queries, token: NewToken): Promise<void> {
  await tx.insertInto('api_tokens').values(token).execute();
}

export async function removeToken(tx: Queries, organisationId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('api_tokens')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Ends all that a person has, or all in one organisation; answers of each that was live to which organisation it led. */
export async function removeTokensOf(
  tx: Queries,
  userId: string,
  now: Date,
  organisationId?: string,
): Promise<string[]> {
  let query = tx.deleteFrom('api_tokens').where('user_id', '=', userId).where('expires_at', '>', now);
  if (organisationId !== undefined) query = query.where('organisation_id', '=', organisationId);
  const removed = await query.returning('organisation_id').execute();
  return removed.map((token) => token.organisation_id);
}

/** Tokens whose end is near and not yet announced. One that was made for a few days needs no announcement. */
export const listEndingTokens = (db: Queries, now: Date, until: Date) =>
  db
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organisation_id', '=', 't.organisation_id').onRef('m.user_id', '=', 't.user_id'),
    )
    .where('t.end_announced_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('t.expires_at', '<=', until)
    .where(sql<boolean>`t.created_at < t.expires_at - ${until.getTime() - now.getTime()} * interval '1 ms'`)
    .select(['t.id', 't.name', 't.expires_at', 't.organisation_id', 'o.name as organisation'])
    .select(['u.id as user_id', 'u.email', 'u.first_name'])
    .select(sql<Role>`m.role`.as('role'))
    .execute();

/** False where another node has announced it, or it is gone. */
export async function noteAnnounced(tx: Queries, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_tokens')
    .set({ end_announced_at: now })
    .where('id', '=', id)
    .where('end_announced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
