import { messages, type Role } from '@fourfold/contract/words';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Membership } from '../../kernel/http/access.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { type Reach, reachByKind, reached } from './reach.ts';

/**
 * Who sees a single person's results. Two things have to agree: the role table of today, and what the person
 * was promised before the first question, frozen with the response. So a role that is given more later does not see
 * those who answered before. Pages, lists, exports and reports all ask here.
 */
export interface IndividualScope {
  readonly organisationId: string;
  readonly userId: string;
  readonly role: Role;
  /** The member's own. */
  readonly departments: readonly string[];
  readonly reach: Reach;
}

export function individualScope(membership: Membership): IndividualScope {
  const { organisationId, userId, role, departments } = membership;
  const reach = reachByKind(membership, { employee: 'employees:see', candidate: 'candidates:see' });
  return { organisationId, userId, role, departments, reach };
}

/** The condition, on responses as `r`, that the people were told so. Nobody who was told nothing is shown. */
export function promised({ role, departments }: IndividualScope): Expression<SqlBool> {
  const named = (list: 'individuals' | 'in_departments') =>
    sql`coalesce(r.visibility->${sql.lit(list)}, '[]') @> to_jsonb(${role}::text)`;
  return sql<SqlBool>`(${named('individuals')}
    and (not ${named('in_departments')} or coalesce(r.department_id = any(${departments}::uuid[]), false)))`;
}

/**
 * The condition, on responses as `r`, that they stay closed to a manager who was shown a batch of which they would
 * leave too few others: see the decision record on the memory of the gate.
 */
export const closed = ({ organisationId, userId, reach }: IndividualScope): Expression<SqlBool> =>
  reach.employee === 'organisation'
    ? sql<SqlBool>`false`
    : sql<SqlBool>`exists (select 1 from culture_closed c
        where c.organisation_id = ${organisationId} and c.user_id = ${userId} and c.response_id = r.id)`;

/** The condition, on responses as `r`, that there are results and the scope may see them. Every query of them has it. */
export const seesResults = (scope: IndividualScope): Expression<SqlBool> =>
  sql<SqlBool>`(r.submitted_at is not null and ${reached(scope)} and ${promised(scope)} and not ${closed(scope)})`;

export const promisedOtherwise = () => new AppError('forbidden', messages.seesNot());
export const shownInGroup = () => new AppError('forbidden', messages.shownInGroup());
