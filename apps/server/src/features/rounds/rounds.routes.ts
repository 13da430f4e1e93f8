import { cancelRound, inviteAgain, previewLatest, previewRound, startRound } from '@fourfold/contract/calls';
import type { Member } from '../../kernel/http/access.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import type { Starter } from './invite-everyone.ts';
import { cancel, inviteToLatest, previewAgain } from './latest-round.ts';
import { preview, start } from './start-round.ts';

export function roundRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(previewRound, ({ caller }) => preview(parts, starterOf(caller)));
  serve(startRound, ({ body, caller }) => start(parts, starterOf(caller), body));
  serve(previewLatest, ({ params, caller }) => previewAgain(parts, starterOf(caller), params.roundId));
  serve(inviteAgain, ({ params, body, caller }) =>
    inviteToLatest(parts, starterOf(caller), params.roundId, body),
  );
  serve(cancelRound, ({ params, caller }) => cancel(parts, starterOf(caller), params.roundId));
}

const starterOf = ({ userId, membership: { organisationId, role } }: Member): Starter => ({
  organisationId,
  role,
  userId,
});
