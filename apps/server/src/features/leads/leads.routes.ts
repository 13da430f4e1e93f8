import { submitLead } from '@fourfold/contract/calls';
import { contactLead, pipEmailLead } from '@fourfold/contract/schemas';
import { leadSources, messages, pages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import { noticePage } from '../../kernel/http/notice-page.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { LeadParts } from './lead-parts.ts';
import { receiveLead } from './leads.service.ts';

export function leadRoutes(serve: Serve, parts: LeadParts): void {
  serve(submitLead, async ({ body }) => {
    const { downloadUrl } = await receiveLead(parts, body);
    return {
      message: say('Thank you. We have your address.'),
      ...(downloadUrl === null ? {} : { download_url: downloadUrl }),
    };
  });
}

/** A form as a browser posts it without JavaScript: URL-encoded, to the site's root. Without a source, a message. */
export function formsWithoutScripts(app: FastifyInstance, parts: LeadParts): void {
  app.post('/', async (request, reply) => {
    await parts.limiter.check(submitLead, request);
    const isPlan = sourceIn(request.body) === leadSources.pipGuide;
    const parsed = isPlan
      ? pipEmailLead.safeParse(request.body)
      : contactLead.safeParse({ ...Object(request.body), source: leadSources.contactForm });
    const page = reply.type('text/html; charset=utf-8');
    if (!parsed.success) {
      const problem = parsed.error.issues[0]?.message ?? messages.completeTheForm();
      const back = say('{problem} Go back: what you wrote is still there.', { problem });
      return page.code(422).send(noticePage(say('This has not been sent yet'), back));
    }
    await receiveLead(parts, parsed.data, { isWhole: true });
    if (!isPlan) return reply.redirect(pages.messageReceived.path, 303);
    return page.send(
      noticePage(say('Check your mailbox'), say('The guide and the template are on their way to you.')),
    );
  });
}

const sourceIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'source' in body ? body.source : undefined;
