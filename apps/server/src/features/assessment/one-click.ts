import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import type { AssessmentParts } from './assessment-parts.ts';
import { endReminders } from './participation.service.ts';

/**
 * "Unsubscribe" in a mail program (RFC 8058): it posts a form to the address in the mail's header, which is the link
 * itself. Opening the link, as mail scanners do, is a GET and changes nothing.
 */
export function oneClickRoute(app: FastifyInstance, parts: AssessmentParts): void {
  app.post<{ Params: { responseId: string }; Querystring: Record<string, unknown> }>(
    '/survey/responses/:responseId',
    async ({ params, query }, reply) => {
      const { e, s } = query;
      await endReminders(parts, { ...params, expires: String(e), signature: String(s) });
      return reply
        .code(200)
        .type('text/plain; charset=utf-8')
        .send(
          `${say('You will get no more reminders about this questionnaire. You can still be invited to later ones.')}\n`,
        );
    },
  );
}
