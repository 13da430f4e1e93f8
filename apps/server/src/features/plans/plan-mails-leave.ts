import { dropped, type Leaving, type WaitingMail } from '../../kernel/mail/leaving.ts';
import { firstOwner, memberNow, type NowParts } from '../identity/members/member-now.ts';
import { isOwned } from './plan-link.ts';
import { findPlanById } from './plans.repository.ts';

/**
 * A mail about a plan leaves while the plan runs and its reader looks after it. It is answered to the person who made the
 * plan, or to an owner of the organisation once that person has left.
 */
export async function planMailLeaves(parts: NowParts, { about, to }: WaitingMail): Promise<Leaving> {
  const [id] = about;
  const plan = id === undefined ? undefined : await findPlanById(parts.db, id);
  if (plan === undefined || plan.state !== 'running' || !isOwned(plan) || plan.owner_email !== to)
    return dropped;
  const { organisation_id: organisationId, owner_user_id } = plan;
  const isMember = owner_user_id === null || (await isMemberNow(parts, organisationId, owner_user_id));
  if (!isMember) return dropped;
  const maker = await memberNow(parts, { organisationId, userId: plan.created_by });
  return { leaves: true, replyTo: maker?.email ?? (await firstOwner(parts.db, organisationId)) };
}

const isMemberNow = async (parts: NowParts, organisationId: string, userId: string) =>
  (await memberNow(parts, { organisationId, userId })) !== null;
