import { type ResponseKind, reachOf, responseKinds } from '@fourfold/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Membership } from '../../http/access.ts';
import { forbidden } from '../../http/app-error.ts';

/** How far somebody may manage people of a kind: all, those of some departments (by their ids), or none. */
export type KindReach = 'organisation' | readonly string[] | null;

/** Whom a member may invite, see in the list, remind, correct, withdraw and erase. */
export interface PeopleScope {
  readonly organisationId: string;
  readonly reach: Readonly<Record<ResponseKind, KindReach>>;
}

const permissions = { employee: 'employees:manage', candidate: 'candidates:manage' } as const;

export function scopeOf(membership: Membership): PeopleScope {
  const reach = (kind: ResponseKind): KindReach => {
    const held = reachOf(membership, permissions[kind]);
    if (held === null || held === 'organisation') return held;
    return held === 'departments' ? membership.departments : null;
  };
  return {
    organisationId: membership.organisationId,
    reach: { employee: reach('employee'), candidate: reach('candidate') },
  };
}

/** The reach for a kind, or 403 without any. */
export function requireReach({ reach }: PeopleScope, kind: ResponseKind): 'organisation' | readonly string[] {
  const held = reach[kind];
  if (held === null) throw forbidden();
  return held;
}

/** The condition, on responses as `r`, that the scope reaches them. Every query of this feature carries it. */
export function within({ organisationId, reach }: PeopleScope): Expression<SqlBool> {
  const kinds = responseKinds.flatMap((kind) => {
    const held = reach[kind];
    if (held === null) return [];
    if (held === 'organisation') return [sql<SqlBool>`r.kind = ${kind}`];
    return [sql<SqlBool>`(r.kind = ${kind} and r.department_id = any(${held}::uuid[]))`];
  });
  if (kinds.length === 0) throw forbidden();
  return sql<SqlBool>`(r.organisation_id = ${organisationId} and (${sql.join(kinds, sql` or `)}))`;
}
