import type { Membership } from '../../kernel/http/access.ts';
import type { NowParts } from '../identity/members/member-now.ts';
import { reached } from '../person/reach.ts';
import { scopeOf } from './people-scope.ts';

/** Which of these responses a member may invite, remind and see in the list at this moment. */
export async function reachedNow(
  { db }: Pick<NowParts, 'db'>,
  member: Membership | null,
  ids: readonly string[],
): Promise<string[]> {
  if (member === null || ids.length === 0) return [];
  const rows = await db
    .selectFrom('responses as r')
    .select('r.id')
    .where('r.id', 'in', ids)
    .where(reached(scopeOf(member)))
    .execute();
  return rows.map(({ id }) => id);
}
