import { commentOwnedPlan, finishOwnedPlan, getOwnedPlan, tickOwnedPlan } from '@fourfold/contract/calls';
import type { OwnedPlan } from '@fourfold/contract/schemas';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { addComment, tickWeek } from './follow-plan.service.ts';
import { type Doer, finishPlan } from './move-plan.service.ts';
import { type GivenOwnerLink, type OwnedRow, requireOwnerLink } from './plan-link.ts';
import type { PlanParts } from './plan-parts.ts';
import { isPast, openWeeks, presentCore, titleOf } from './plans.presenter.ts';
import { listComments, lockPlan } from './plans.repository.ts';
import { presentComments } from './plans.service.ts';

/** A plan for the one who looks after it, with the link from the mail: no account is needed. */
export function ownedPlanRoutes(serve: Serve, parts: PlanParts): void {
  serve(getOwnedPlan, async ({ params, query }) => {
    const link = { ...params, ...query };
    return await present(parts, await requireOwnerLink(parts, link), link);
  });
  serve(tickOwnedPlan, ({ params: { planId, week }, query, body }) =>
    change(parts, { planId, ...query }, (tx, plan) =>
      tickWeek(tx, plan, { week, done: body.done }, doerOf(plan), parts.clock()),
    ),
  );
  serve(commentOwnedPlan, ({ params, query, body }) =>
    change(parts, { ...params, ...query }, (tx, plan) =>
      addComment(tx, plan, { ...authorOf(plan), text: body.text }, parts.clock()),
    ),
  );
  serve(finishOwnedPlan, ({ params, query }) =>
    change(parts, { ...params, ...query }, (tx, plan) => finishPlan(tx, plan, doerOf(plan), parts.clock())),
  );
}

/** In the log as the member whose address the link went to, or as the plan's owner. */
export const doerOf = ({ owner_user_id }: OwnedRow): Doer => ({
  userId: owner_user_id,
  details: { by: 'owner' },
});

const authorOf = (plan: OwnedRow) => ({
  ...doerOf(plan),
  ...(plan.owner_user_id === null ? { name: plan.owner_name, email: plan.owner_email } : {}),
});

async function change(
  parts: PlanParts,
  link: GivenOwnerLink,
  act: (tx: Transaction<DB>, plan: OwnedRow) => Promise<void>,
): Promise<OwnedPlan> {
  await requireOwnerLink(parts, link);
  await parts.db.transaction().execute(async (tx) => {
    await lockPlan(tx, link.planId);
    // Read under the lock: someone else may look after it by now.
    await act(tx, await requireOwnerLink({ ...parts, db: tx }, link));
  });
  return await present(parts, await requireOwnerLink(parts, link), link);
}

async function present(
  { db, words, clock }: PlanParts,
  plan: OwnedRow,
  { expires }: GivenOwnerLink,
): Promise<OwnedPlan> {
  const organisation = await db
    .selectFrom('organisations as o')
    .leftJoin('organisation_logos as l', 'l.organisation_id', 'o.id')
    .select(['o.name', 'l.id as logo_id'])
    .where('o.id', '=', plan.organisation_id)
    .executeTakeFirstOrThrow();
  return {
    ...presentCore(plan),
    organisation: organisation.name,
    logo_url: logoUrl(organisation.logo_id),
    owner: plan.owner_name,
    title: titleOf(words, plan),
    ...openWeeks(plan, clock()),
    past: isPast(plan, clock()),
    comments: presentComments(await listComments(db, plan)),
    expires_at: new Date(Number(expires) * 1000).toISOString(),
  };
}
