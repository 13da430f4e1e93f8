import { previewRound, startRound } from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { preview, start } from './start-round.ts';

export function roundRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(previewRound, ({ caller: { membership } }) =>
    preview(parts, { organisationId: membership.organisationId, role: membership.role }),
  );
  serve(startRound, ({ body, caller: { userId, membership } }) =>
    start(parts, { organisationId: membership.organisationId, role: membership.role, userId }, body),
  );
}
