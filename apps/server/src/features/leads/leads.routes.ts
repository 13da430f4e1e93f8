import { contactForm, leadSources, messages, pages, submitLead } from '@fourfold/contract';
import type { FastifyInstance } from 'fastify';
import { noticePage } from '../../http/notice-page.ts';
import type { Serve } from '../../http/serve.ts';
import type { LeadParts } from './lead-parts.ts';
import { receiveLead } from './leads.service.ts';

export function leadRoutes(serve: Serve, parts: LeadParts): void {
  serve(submitLead, async ({ body }) => {
    const { downloadUrl } = await receiveLead(parts, body);
    return {
      message: 'Thank you. We have your address.',
      ...(downloadUrl === null ? {} : { download_url: downloadUrl }),
    };
  });
}

/** The contact form as a browser posts it without JavaScript: URL-encoded, to the site's root. */
export function contactFormRoute(app: FastifyInstance, parts: LeadParts): void {
  app.post('/', async (request, reply) => {
    await parts.limiter.check(submitLead, request);
    const parsed = contactForm.safeParse(request.body);
    if (!parsed.success) {
      const problem = parsed.error.issues[0]?.message ?? messages.completeTheForm;
      const page = noticePage(
        'Your message was not sent yet',
        `${problem} Go back: what you wrote is still there.`,
      );
      return reply.code(422).type('text/html; charset=utf-8').send(page);
    }
    await receiveLead(parts, { ...parsed.data, source: leadSources.contactForm });
    return reply.redirect(pages.messageReceived.path, 303);
  });
}
