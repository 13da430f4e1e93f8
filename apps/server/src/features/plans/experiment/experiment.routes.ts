import {
  drawExperiment,
  endExperiment,
  foreseeExperiment,
  getExperiment,
  listPlanResults,
  noteEarlyStart,
} from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { TeamParts } from '../team/team-plan.service.ts';
import * as experiments from './experiment.service.ts';

/** A plan that starts in some teams before others, and what it did. */
export function experimentRoutes(serve: Serve, parts: TeamParts): void {
  serve(getExperiment, ({ params, caller: { membership } }) =>
    experiments.read(parts, membership, params.planId),
  );
  serve(listPlanResults, ({ caller: { membership } }) => experiments.results(parts, membership));
  serve(foreseeExperiment, ({ params, body, caller: { membership } }) =>
    experiments.foresee(parts, membership, params.planId, body),
  );
  serve(drawExperiment, async ({ params: { planId }, body, caller: { membership } }) => {
    await experiments.draw(parts, membership, planId, body);
    return await experiments.read(parts, membership, planId);
  });
  serve(noteEarlyStart, async ({ params: { planId, teamId }, body, caller: { membership } }) => {
    await experiments.noteEarly(parts, membership, planId, { team: teamId, ...body });
    return await experiments.read(parts, membership, planId);
  });
  serve(endExperiment, async ({ params: { planId }, body, caller: { membership } }) => {
    await experiments.end(parts, membership, planId, body.why);
    return await experiments.read(parts, membership, planId);
  });
}
