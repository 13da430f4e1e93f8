import type { ResponseKind } from '@fourfold/contract/schemas';
import { type Permission, reachOf, responseKinds } from '@fourfold/contract/words';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Membership } from '../../kernel/http/access.ts';

/** How far someone reaches people of a kind: all, those of some departments (by their ids), or none. */
export type KindReach = 'organisation' | readonly string[] | null;

/** Whom today's role table lets a member at: on lists, when inviting, and for the first half of who sees results. */
export type Reach = Readonly<Record<ResponseKind, KindReach>>;

export function reachByKind(
  membership: Membership,
  permissions: Readonly<Record<ResponseKind, Permission>>,
): Reach {
  const reach = (kind: ResponseKind): KindReach => {
    const held = reachOf(membership, permissions[kind]);
    if (held === null || held === 'organisation') return held;
    return held === 'departments' ? membership.departments : null;
  };
  return { employee: reach('employee'), candidate: reach('candidate') };
}

/**
 * The condition, on responses as `r`, that the role table lets someone of this reach at them. False for anyone who has none.
 */
export function reached({
  organisationId,
  reach,
}: {
  readonly organisationId: string;
  readonly reach: Reach;
}): Expression<SqlBool> {
  const kinds = responseKinds.flatMap((kind) => {
    const held = reach[kind];
    if (held === null) return [];
    if (held === 'organisation') return [sql<SqlBool>`r.kind = ${kind}`];
    return [sql<SqlBool>`(r.kind = ${kind} and r.department_id = any(${held}::uuid[]))`];
  });
  if (kinds.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(r.organisation_id = ${organisationId} and (${sql.join(kinds, sql` or `)}))`;
}
