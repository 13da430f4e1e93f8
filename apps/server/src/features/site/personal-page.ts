import { type OpenedLink, respondentTokens, type SiteSettings } from '@fourfold/contract/words';
import type { FastifyReply } from 'fastify';
import { type LoadedPage, withSettings } from './load-pages.ts';
import type { Site } from './site-files.ts';

/**
 * Answers with the respondent's page for one link: the screen, to be read at once, and what it was drawn from. Nobody
 * keeps it on the way: that every answer says which says nothing else. It is packed like any answer of the API: what
 * takes a document the last tenth of its size costs more than drawing it.
 */
export function sendPersonalPage(
  reply: FastifyReply,
  page: LoadedPage,
  { draw, settings }: Pick<Site, 'draw' | 'settings'>,
  opened: OpenedLink | null,
): FastifyReply {
  reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8');
  return reply.send(put(page, drawn(draw(opened), opened, settings), opened));
}

/** Refusals alone show a setting. What people have written is left as it stands. */
const drawn = (screen: string, opened: OpenedLink | null, settings: SiteSettings) =>
  opened !== null && 'refusal' in opened ? withSettings(screen, settings) : screen;

/** What stands around screen and data is the same for everyone. */
const frames = new WeakMap<LoadedPage, readonly Buffer[]>();

/** Pieces of bytes rather than one text, which would be copied twice more on its way out. */
function put(page: LoadedPage, screen: string, opened: OpenedLink | null): Buffer {
  const frame =
    frames.get(page) ??
    page.bodies.identity
      .toString()
      .split(tokens)
      .map((piece) => Buffer.from(piece));
  frames.set(page, frame);
  const [before = nothing, between = nothing, after = nothing] = frame;
  // Inside a script element entities are not read, so the one thing that could end it early is escaped as JSON.
  const data = JSON.stringify(opened).replaceAll('<', '\\u003c');
  return Buffer.concat([before, Buffer.from(screen), between, Buffer.from(data), after]);
}

const nothing = Buffer.alloc(0);
const tokens = new RegExp(respondentTokens.join('|'));
