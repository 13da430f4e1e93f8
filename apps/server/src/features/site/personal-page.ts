import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type OpenedLink, respondentTokens, type SiteSettings } from '@fourfold/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';
import { type LoadedPage, withSettings } from './load-pages.ts';
import type { Site } from './site-files.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** For one reader: as small as a millisecond makes it. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Answers with the respondent's page for one link: the screen, to be read at once, and what it was drawn from. Nobody
 * keeps it on the way: that every answer says which says nothing else.
 */
export async function sendPersonalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: LoadedPage,
  { draw, settings }: Pick<Site, 'draw' | 'settings'>,
  opened: OpenedLink | null,
): Promise<FastifyReply> {
  const html = Buffer.from(
    put(page.bodies.identity.toString(), drawn(draw(opened), opened, settings), opened),
  );
  reply.headers({ 'content-security-policy': page.policy, vary: 'accept-encoding' });
  reply.type('text/html; charset=utf-8');
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === 'identity') return reply.send(html);
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? await brotli(html, quick) : await gzip(html));
}

/** Refusals alone show a setting. What people have written is left as it stands. */
const drawn = (screen: string, opened: OpenedLink | null, settings: SiteSettings) =>
  opened !== null && 'refusal' in opened ? withSettings(screen, settings) : screen;

function put(template: string, screen: string, opened: OpenedLink | null): string {
  const [before = '', between = '', after = ''] = template.split(tokens);
  // Inside a script element entities are not read, so the one thing that could end it early is escaped as JSON.
  return [before, screen, between, JSON.stringify(opened).replaceAll('<', '\\u003c'), after].join('');
}

const tokens = new RegExp(respondentTokens.join('|'));
