import {
  acknowledge,
  decline,
  getQuestions,
  saveAnswers,
  sendFreshLink,
  stopReminders,
} from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import {
  acknowledgeVisibility,
  declineToTakePart,
  endReminders,
  mailFreshLink,
} from './participation.service.ts';
import { answer, readQuestions } from './respondent.service.ts';

/** The respondent's side: everything proves itself by the signature of the link. */
export function assessmentRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(saveAnswers, ({ params, query, body }) => answer(parts, { ...params, ...query }, body));

  serve(getQuestions, ({ params, query }) => readQuestions(parts, { ...params, ...query }, query));

  serve(acknowledge, async ({ params, query, body }) => {
    const at = await acknowledgeVisibility(parts, { ...params, ...query }, body.version);
    return { acknowledged_at: at.toISOString() };
  });

  serve(decline, ({ params, query }) => declineToTakePart(parts, { ...params, ...query }));
  serve(stopReminders, ({ params, query }) => endReminders(parts, { ...params, ...query }));

  serve(sendFreshLink, async ({ params, query }) => {
    await mailFreshLink(parts, { ...params, ...query });
    return { message: messages.freshLinkSent() };
  });
}
