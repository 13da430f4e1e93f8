import type { ShownAs } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { listOf, newId } from '../../kernel/database/id.ts';
import type { IndividualScope } from './individual-scope.ts';

/** Anyone who looks at single people's results. */
export interface Viewer extends Pick<IndividualScope, 'organisationId' | 'role'> {
  readonly userId: string;
}

interface Seen {
  readonly shown: ShownAs;
  readonly responseIds: readonly string[];
}

/**
 * Notes that someone saw the results of these people, for them to see. The same again within an hour is the same
 * visit. Whatever shows results of single people calls this before it answers.
 */
export async function noteViews(
  db: Queries,
  viewer: Viewer,
  { shown, responseIds }: Seen,
  now: Date,
): Promise<void> {
  for (let from = 0; from < responseIds.length; from += atOnce) {
    await noteSome(db, viewer, { shown, responseIds: responseIds.slice(from, from + atOnce) }, now);
  }
}

/** A file of everyone's answers is about so many people that all at once would take tens of megabytes. */
const atOnce = 2000;

async function noteSome(
  db: Queries,
  { organisationId, userId, role }: Viewer,
  { shown, responseIds }: Seen,
  now: Date,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const lately = await db
    .selectFrom('profile_views')
    .select('response_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('shown', '=', shown)
    .where('viewed_at', '>', hourAgo)
    // As a condition of the table: joined to it, all these rows would be gone through for each one noted lately.
    .where(sql<boolean>`response_id = any(${listOf(responseIds)}::uuid[])`)
    .execute();
  const known = new Set(lately.map(({ response_id }) => response_id));
  const seen = responseIds.filter((id) => !known.has(id));
  if (seen.length === 0) return;
  // Of a table that was empty when it was planned, one statement for both would read all that it writes again and again.
  // Answers that were erased a moment ago have nobody left to tell.
  await sql`
    insert into profile_views (id, organisation_id, response_id, user_id, role, shown, viewed_at)
    select v.id, r.organisation_id, r.id, ${userId}, ${role}, ${shown}, ${now}
    from unnest(${listOf(seen.map(() => newId(now)))}::uuid[], ${listOf(seen)}::uuid[]) as v (id, response_id)
    join responses r on r.organisation_id = ${organisationId} and r.id = v.response_id
    for key share of r`.execute(db);
}

const shownViews = 100;

/** Who saw the results of one response, the latest first. */
export const listViews = (db: Queries, organisationId: string, responseId: string) =>
  db
    .selectFrom('profile_views as v')
    .leftJoin('users as u', 'u.id', 'v.user_id')
    .select(['u.first_name', 'u.last_name', 'v.role', 'v.shown', 'v.viewed_at'])
    .where('v.organisation_id', '=', organisationId)
    .where('v.response_id', '=', responseId)
    .orderBy('v.viewed_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(shownViews)
    .execute();
