import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';
import { incompleteLink, noticePage } from './notice-page.ts';

export interface Said {
  readonly title: string;
  readonly sentence: string;
  /** Where one goes on from there. */
  readonly next?: { readonly label: string; readonly url: string };
  /** Where one says the opposite, by another press. */
  readonly instead?: { readonly label: string; readonly url: string };
  /** Where it was refused. */
  readonly status?: number;
}

export interface OnePress<Proven> {
  /** Whom or what a genuine link is for; null where its signature does not fit. */
  readonly prove: (query: Readonly<Record<string, unknown>>) => Proven | null;
  readonly ask: (proven: Proven) => Said & { readonly button: string };
  readonly act: (proven: Proven) => Promise<Said>;
  /** The page presses for the person who sees it: for what can be taken back as easily. */
  readonly presses?: boolean;
}

/**
 * A signed link out of a mail that does something without a sign-in. Mail scanners open links, so a GET only asks; the
 * press is a POST to the same address, which is also what mail programs send by themselves (RFC 8058).
 */
export function onePressRoute<Proven>(
  app: FastifyInstance,
  address: string,
  { prove, ask, act, presses = false }: OnePress<Proven>,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(address, async ({ query }, reply) => {
    const proven = prove(query);
    if (proven === null) return refuse(reply);
    const { title, sentence, button } = ask(proven);
    const form = formOf(button) + (presses ? `<script>${pressing}</script>` : '');
    reply.header('content-security-policy', presses ? withPressing : withForm);
    return reply.type(html).send(noticePage(title, sentence, form));
  });
  app.post<{ Querystring: Record<string, unknown> }>(address, async ({ query }, reply) => {
    const proven = prove(query);
    if (proven === null) return refuse(reply);
    const { title, sentence, next, instead, status = 200 } = await act(proven);
    const link = next ? `<p><a href="${escapeHtml(next.url)}">${escapeHtml(next.label)}</a></p>` : '';
    const other = instead ? formOf(instead.label, instead.url) : '';
    reply.header('content-security-policy', withForm);
    return reply
      .code(status)
      .type(html)
      .send(noticePage(title, sentence, link + other));
  });
}

/** To the address of the page itself, where no other is given. */
const formOf = (label: string, url?: string) =>
  `<form method="post"${url === undefined ? '' : ` action="${escapeHtml(url)}"`}><button type="submit">${escapeHtml(label)}</button></form>`;

/** Only where the page is seen: a browser that fetches it ahead answers for nobody. */
const pressing = `const press = () => document.visibilityState === 'visible' && document.forms[0].submit();
press();
addEventListener('visibilitychange', press);`;

const html = 'text/html; charset=utf-8';
const withForm =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'self'";

const withPressing = `${withForm}; script-src 'sha256-${createHash('sha256').update(pressing).digest('base64')}'`;

const refuse = (reply: FastifyReply) =>
  reply
    .code(403)
    .type(html)
    .send(noticePage(...incompleteLink()));
