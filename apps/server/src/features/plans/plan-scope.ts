import { reachOf } from '@fourfold/contract/words';
import type { Membership } from '../../kernel/http/access.ts';
import type { PlanRow } from './plans.repository.ts';

/** Who looks at plans, and for which departments they may make some. */
export interface PlanScope {
  readonly organisationId: string;
  readonly userId: string;
  readonly manages: 'organisation' | readonly string[] | null;
}

export function planScope(membership: Membership): PlanScope {
  const { organisationId, userId, departments } = membership;
  const reach = reachOf(membership, 'plans:manage');
  const manages = reach === 'organisation' ? reach : reach === 'departments' ? departments : null;
  return { organisationId, userId, manages };
}

/** A right is checked against everything that a plan is for: a manager changes none that others' departments share. */
export function mayManage(
  { manages }: Pick<PlanScope, 'manages'>,
  { company_wide, departments }: Pick<PlanRow, 'company_wide' | 'departments'>,
): boolean {
  if (manages === null || manages === 'organisation') return manages !== null;
  const ids = departments.flatMap(({ id }) => id ?? []);
  return !company_wide && ids.length > 0 && ids.every((id) => manages.includes(id));
}

/** Its owner ticks it, comments on it and says when it is done, whatever their role. */
export const mayAct = (scope: PlanScope, plan: PlanRow): boolean =>
  plan.owner_user_id === scope.userId || mayManage(scope, plan);
