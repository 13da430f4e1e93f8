import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { isPlanned } from './clock-of.ts';
import { type PeopleScope, within } from './people-scope.ts';

export const latestRoundOf = (db: Queries, organisationId: string) =>
  db
    .selectFrom('rounds')
    .select(['id', 'number', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Invitations that wait, by the hour at which they leave. */
export async function listLaunches(
  db: Queries,
  scope: PeopleScope,
): Promise<{ launch_at: string; people: number }[]> {
  const rows = await db
    .selectFrom('responses as r')
    .select(['r.launch_at', sql<number>`count(*)`.as('people')])
    .where(isPlanned)
    .where('r.withdrawn_at', 'is', null)
    .where(within(scope))
    .groupBy('r.launch_at')
    .orderBy('r.launch_at')
    .execute();
  return rows.map(({ launch_at, people }) => ({ launch_at: launch_at ?? '', people }));
}

const waiting = (tx: Transaction<DB>, scope: PeopleScope, launchAt: string) =>
  tx
    .updateTable('responses as r')
    .where(isPlanned)
    .where('r.withdrawn_at', 'is', null)
    .where('r.launch_at', '=', launchAt)
    .where(within(scope));

/** Null: now. The link works for two weeks from then. */
export async function moveLaunch(
  tx: Transaction<DB>,
  scope: PeopleScope,
  from: string,
  to: string | null,
  now: Date,
): Promise<number> {
  const sent = to === null ? { sent_at: now, expires_at: linkExpiry(now) } : {};
  const moved = await waiting(tx, scope, from)
    .set({ launch_at: to, ...sent })
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Answers whose seats may be free now. Nobody has begun: one that was begun through a copied link is left. */
export async function withdrawPlanned(
  tx: Transaction<DB>,
  scope: PeopleScope,
  launchAt: string,
  now: Date,
): Promise<string[]> {
  const withdrawn = await waiting(tx, scope, launchAt)
    .set({ withdrawn_at: now, mail_due: null })
    .where(sql<boolean>`not exists (select 1 from response_answers a where a.response_id = r.id)`)
    .returning('r.person_id')
    .execute();
  return withdrawn.map(({ person_id }) => person_id);
}
