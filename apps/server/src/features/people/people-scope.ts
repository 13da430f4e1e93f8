import type { ResponseKind } from '@fourfold/contract';
import type { Expression, SqlBool } from 'kysely';
import type { Membership } from '../../http/access.ts';
import { forbidden } from '../../http/app-error.ts';
import {
  type IndividualScope,
  individualScope,
  type KindReach,
  reachByKind,
  reached,
} from '../person/individual-scope.ts';
import type { VacancyScope } from '../vacancies/vacancies.repository.ts';

/** Whom a member may invite, see in the list, remind, correct, withdraw and erase. */
export interface PeopleScope {
  readonly organisationId: string;
  readonly reach: Readonly<Record<ResponseKind, KindReach>>;
  /** Whose results the member may see, which is another question. */
  readonly individuals: IndividualScope;
}

const permissions = { employee: 'employees:manage', candidate: 'candidates:manage' } as const;

export const scopeOf = (membership: Membership): PeopleScope => ({
  organisationId: membership.organisationId,
  reach: reachByKind(membership, permissions),
  individuals: individualScope(membership),
});

/** The reach for a kind, or 403 without any. */
export function requireReach({ reach }: PeopleScope, kind: ResponseKind): Exclude<KindReach, null> {
  const held = reach[kind];
  if (held === null) throw forbidden();
  return held;
}

/** The vacancies for which the scope may invite. */
export const vacancyScopeOf = (scope: PeopleScope): VacancyScope => ({
  organisationId: scope.organisationId,
  reach: requireReach(scope, 'candidate'),
});

/** The condition, on responses as `r`, that the scope reaches them. Every query of this feature carries it. */
export function within(scope: PeopleScope): Expression<SqlBool> {
  if (Object.values(scope.reach).every((held) => held === null)) throw forbidden();
  return reached(scope);
}
