import type { ResponseKind } from '@fourfold/contract/schemas';
import { type Role, responseKinds } from '@fourfold/contract/words';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Membership } from '../../kernel/http/access.ts';
import { forbidden } from '../../kernel/http/app-error.ts';
import { type IndividualScope, individualScope } from '../person/individual-scope.ts';
import { type KindReach, reachByKind, reached } from '../person/reach.ts';
import type { VacancyScope } from '../vacancies/vacancies.repository.ts';

/** Whom a member may invite, see in the list, remind, correct, withdraw and erase. */
export interface PeopleScope {
  readonly organisationId: string;
  readonly role: Role;
  readonly reach: Readonly<Record<ResponseKind, KindReach>>;
  /** Whose results the member may see, which is another question. */
  readonly individuals: IndividualScope;
}

const permissions = { employee: 'employees:manage', candidate: 'candidates:manage' } as const;

export const scopeOf = (membership: Membership): PeopleScope => ({
  organisationId: membership.organisationId,
  role: membership.role,
  reach: reachByKind(membership, permissions),
  individuals: individualScope(membership),
});

/** The reach for a kind, or 403 without any. */
export function requireReach({ reach }: PeopleScope, kind: ResponseKind): Exclude<KindReach, null> {
  const held = reach[kind];
  if (held === null) throw forbidden();
  return held;
}

/** The kinds of which the scope reaches everyone. */
export const kindsReachedWholly = ({ reach }: PeopleScope): ResponseKind[] =>
  responseKinds.filter((kind) => reach[kind] === 'organisation');

export const reachesAll = (scope: PeopleScope): boolean =>
  kindsReachedWholly(scope).length === responseKinds.length;

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

/** The condition, on people as `p`, that the scope reaches each of their responses, in all rounds and of both kinds. */
export const whollyWithin = (scope: PeopleScope): Expression<SqlBool> => sql<SqlBool>`not exists (
  select 1 from responses r
  where r.organisation_id = p.organisation_id and r.person_id = p.id and not coalesce(${within(scope)}, false))`;
