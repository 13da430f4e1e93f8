import { changeTeamPlan, exportTeamPlan, getTeamPlan } from '@fourfold/contract/calls';
import { fileName } from '@fourfold/contract/words';
import { record } from '../../../kernel/audit/audit.ts';
import type { Serve } from '../../../kernel/http/serve.ts';
import { drawTeamPlan } from './draw-team-plan.ts';
import { changeSteps, readTeamPlan, type TeamParts } from './team-plan.service.ts';

/** Assessment, awareness, alternatives, actions: a team's plan as a page and on paper. */
export function teamPlanRoutes(serve: Serve, parts: TeamParts): void {
  serve(getTeamPlan, ({ params, caller: { membership } }) => readTeamPlan(parts, membership, params.team));
  serve(changeTeamPlan, async ({ params, body, caller: { membership } }) => {
    await changeSteps(parts, membership, params.team, body);
    return await readTeamPlan(parts, membership, params.team);
  });
  serve(exportTeamPlan, async ({ params, caller: { membership }, reply }) => {
    const { organisationId, userId } = membership;
    const plan = await readTeamPlan(parts, membership, params.team);
    const logo = await parts.db
      .selectFrom('organisation_logos')
      .select('bytes')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst();
    const file = await drawTeamPlan({ plan, logo: logo?.bytes ?? null, createdAt: parts.clock() });
    const details = { part: 'team-plan', format: 'pdf' };
    await record(parts.db, { action: 'culture.exported', organisationId, userId, details }, parts.clock());
    await reply
      .header('content-disposition', `attachment; filename="${fileName(`${plan.name} plan`)}.pdf"`)
      .type('application/pdf')
      .send(file);
  });
}
