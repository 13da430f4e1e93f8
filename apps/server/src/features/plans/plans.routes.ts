import {
  changePlan,
  commentPlan,
  draftPlan,
  dropPlan,
  finishPlan,
  getPlan,
  listPlans,
  makePlan,
  renewPlanLink,
  resumePlan,
  startPlan,
  tickPlan,
} from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../kernel/http/serve.ts';
import { comment, tick } from './follow-plan.service.ts';
import { drop, finish, renewLink, resume, start } from './move-plan.service.ts';
import type { PlanParts } from './plan-parts.ts';
import { planScope } from './plan-scope.ts';
import * as plans from './plans.service.ts';
import { listTeams } from './team/team-plan.repository.ts';

/** What is done about what was found. */
export function planRoutes(serve: Serve, parts: PlanParts): void {
  serve(listPlans, async ({ caller: { membership } }) => ({
    plans: await plans.list(parts, planScope(membership)),
    teams: await listTeams(parts.db, membership.organisationId),
  }));
  serve(draftPlan, ({ query, caller: { membership } }) => plans.draft(parts, planScope(membership), query));
  serve(makePlan, async ({ body, caller: { membership } }) => ({
    plan: await plans.make(parts, planScope(membership), body),
  }));
  serve(getPlan, async ({ params, caller: { membership } }) => ({
    plan: await plans.find(parts, planScope(membership), params.planId),
  }));
  serve(changePlan, async ({ params, body, caller: { membership } }) => ({
    plan: await plans.change(parts, planScope(membership), params.planId, body),
  }));
  movesOf(serve, parts);
}

/** What moves a plan on, each answered with the plan as it is then. */
function movesOf(serve: Serve, parts: PlanParts): void {
  serve(startPlan, async ({ params: { planId }, caller: { membership } }) => {
    const scope = planScope(membership);
    await start(parts, scope, planId);
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(finishPlan, async ({ params: { planId }, caller: { membership } }) => {
    const scope = planScope(membership);
    await finish(parts, scope, planId);
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(dropPlan, async ({ params: { planId }, body, caller: { membership } }) => {
    const scope = planScope(membership);
    await drop(parts, scope, planId, body.why);
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(resumePlan, async ({ params: { planId }, caller: { membership } }) => {
    const scope = planScope(membership);
    await resume(parts, scope, planId);
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(tickPlan, async ({ params: { planId, week }, body, caller: { membership } }) => {
    const scope = planScope(membership);
    await tick(parts, scope, planId, { week, done: body.done });
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(commentPlan, async ({ params: { planId }, body, caller: { membership } }) => {
    const scope = planScope(membership);
    await comment(parts, scope, planId, body.text);
    return { plan: await plans.find(parts, scope, planId) };
  });
  serve(renewPlanLink, async ({ params: { planId }, caller: { membership } }) => {
    await renewLink(parts, planScope(membership), planId);
    return { message: messages.planLinkSent() };
  });
}
