import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/html.ts';
import { noticePage } from '../../http/notice-page.ts';
import { provenAddress } from './forget-link.ts';
import type { LeadParts } from './lead-parts.ts';

interface Route {
  Querystring: Record<string, unknown>;
}

/** A visitor has the address deleted. */
export function forgetRoutes(app: FastifyInstance, parts: LeadParts): void {
  // Mail scanners open links: a GET only asks.
  app.get<Route>('/leads/forget', async ({ query }, reply) => {
    const email = provenAddress(parts, query);
    reply.type('text/html; charset=utf-8');
    if (email === null) return reply.code(403).send(incomplete());
    reply.header('content-security-policy', policy);
    return reply.send(noticePage('Delete your address?', asks, form(email)));
  });

  app.post<Route>('/leads/forget', async ({ query }, reply) => {
    const email = provenAddress(parts, query);
    reply.type('text/html; charset=utf-8');
    if (email === null) return reply.code(403).send(incomplete());
    await parts.db.deleteFrom('leads').where('email', '=', email).execute();
    return reply.send(noticePage('Your address is deleted', 'You will get no more mails from these forms.'));
  });
}

const asks =
  'We then delete it with everything that you told us in forms on this site. If you have an account, it stays.';
const policy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'self'";

const form = (email: string) =>
  `<form method="post"><button type="submit">Delete ${escapeHtml(email)}</button></form>`;

const incomplete = () =>
  noticePage('This link is not complete', 'Please try clicking the link in the e-mail again.');
