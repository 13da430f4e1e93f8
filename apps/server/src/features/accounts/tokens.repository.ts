import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { ApiTokens } from '../../database/schema.generated.ts';

const tokens = (db: Queries, organisationId: string) =>
  db
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organisation_id', '=', 't.organisation_id').onRef('m.user_id', '=', 't.user_id'),
    )
    .where('t.organisation_id', '=', organisationId)
    .select(['t.id', 't.name', 't.user_id', 't.created_at', 't.last_used_at', 't.expires_at', 'm.role'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('made_by'));

export const listLiveTokens = (db: Queries, organisationId: string, now: Date) =>
  tokens(db, organisationId).where('t.expires_at', '>', now).orderBy('t.created_at', 'desc').execute();

export const findToken = (db: Queries, organisationId: string, id: string) =>
  tokens(db, organisationId).where('t.id', '=', id).executeTakeFirst();

export async function addToken(
  tx: Queries,
  token: Omit<Selectable<ApiTokens>, 'last_used_at'>,
): Promise<void> {
  await tx.insertInto('api_tokens').values(token).execute();
}

export async function removeToken(tx: Queries, organisationId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('api_tokens')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
