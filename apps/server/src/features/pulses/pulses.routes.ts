import { askPulse, listPulses, previewPulse, stopPulse, takePulse } from '@fourfold/contract/calls';
import { say } from '@fourfold/words';
import type { Membership } from '../../kernel/http/access.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { limitInvitations } from '../people/limit-invitations.ts';
import { scopeOf } from '../people/people-scope.ts';
import { planScope } from '../plans/plan-scope.ts';
import { type Asker, ask, list, preview, stop } from './pulses.service.ts';
import { takePart } from './take-part.ts';

const askerOf = (membership: Membership): Asker => ({
  plans: planScope(membership),
  people: scopeOf(membership),
});

/** Asking the people whom a plan concerns. */
export function pulseRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(listPulses, ({ params, caller: { membership } }) => list(parts, askerOf(membership), params.planId));
  serve(previewPulse, ({ params, body, caller: { membership } }) =>
    preview(parts, askerOf(membership), params.planId, body),
  );
  serve(askPulse, async ({ params, body, caller: { membership } }) => {
    await limitInvitations(parts.limiter, membership.organisationId);
    const { pulse, asked } = await ask(parts, askerOf(membership), params.planId, body);
    const message =
      asked === 0
        ? say('The pulse has been scheduled.')
        : say('{asked, plural, one {# person has been asked.} other {# people have been asked.}}', { asked });
    return { pulse, message };
  });
  serve(stopPulse, async ({ params, caller: { membership } }) => ({
    pulse: await stop(parts, askerOf(membership), params.planId, params.pulseId),
  }));
  serve(takePulse, ({ params, query }) => takePart(parts, { ...params, ...query }));
}
