import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  type OpenedLink,
  type Page,
  pageAt,
  pages,
  respondentWorker,
  type SiteSettings,
  shellFile,
} from '@fourfold/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/http/app-error.ts';
import type { GivenLink } from '../assessment/survey-link.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { workerPolicy } from './content-security-policy.ts';
import { articleFeed, feedPath } from './feed.ts';
import type { LoadedPage } from './load-pages.ts';
import { sendPersonalPage } from './personal-page.ts';
import { searchEngineRoutes } from './search-engines.ts';
import { loadSite } from './site-files.ts';

const missing = 'page-not-found/index.html';
const lookAgain = 5 * 60 * 1000;
const year = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyInstance {
    answerNotFoundPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  }
}

interface SiteParts {
  readonly readSettings: () => Promise<SiteSettings>;
  readonly openLink: (link: GivenLink) => Promise<OpenedLink | null>;
}

/**
 * Serves the built web app: prerendered pages, the application's pages as shells, the respondent's page as its link has
 * it, files, and the not-found page with status 404 for everything else.
 */
export async function siteRoutes(
  app: FastifyInstance,
  folder: string,
  { readSettings, openLink }: SiteParts,
): Promise<void> {
  const root = path.join(folder, 'client');
  const settings = await readSettings();
  let site = await loadSite(folder, settings);
  keepCurrent(app, readSettings, JSON.stringify(settings), async (changed) => {
    site = await loadSite(folder, changed);
  });
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: [],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding');
    },
  });

  searchEngineRoutes(app, settings.url);
  const feed = articleFeed(settings);
  app.get(feedPath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/atom+xml; charset=utf-8')
      .send(feed),
  );

  const hasTag = settings.analyticsId !== '';
  const html = (request: FastifyRequest, reply: FastifyReply, file: string, status = 200) => {
    const page = site.pages.get(file);
    if (page === undefined) throw notFound();
    // Addresses of hidden pages hold signatures, or say whom they are about: no tag may see them.
    const isPublic = pageAt(decode(request.url) ?? '')?.hidden !== true;
    const policy = hasTag && isPublic ? page.policyWithTag : page.policy;
    return sendPage(request, reply.code(status), page, policy);
  };

  /** What fails on the way the page's scripts meet again, and say: it comes without what the link opens. */
  const openedBy = (link: GivenLink, request: FastifyRequest) =>
    openLink(link).catch((error) => {
      request.log.warn({ err: error }, 'a link could not be opened for its page');
      return null;
    });

  const personal = async (request: FastifyRequest, reply: FastifyReply) => {
    const { e: expires, s: signature = '' } = request.query as Readonly<Record<string, unknown>>;
    const page = site.pages.get(shellFile(pages.response));
    if (page === undefined) throw notFound();
    if (typeof expires !== 'string') return reply.redirect(pages.notFound.path);
    const responseId = decode(request.url)?.split('/').at(-1) ?? '';
    const opened = await openedBy({ responseId, expires, signature: String(signature) }, request);
    return sendPersonalPage(reply, page, site, opened);
  };

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    const address = decode(request.url);
    if (address === null) return html(request, reply, missing, 404);
    const meant = shortened.get(address);
    if (meant !== undefined) return reply.redirect(meant.path, 308);
    const page = pageAt(address);
    if (page !== null && address !== '/' && address.endsWith('/')) {
      return reply.redirect(`${address.slice(0, -1)}${queryOf(request)}`, 308);
    }
    if (page?.kind === 'personal') return await personal(request, reply);
    if (page?.kind === 'application') return html(request, reply, shellFile(page));
    const file = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
    if (page !== null && file !== missing) return html(request, reply, file);
    if (address === respondentWorker) reply.header('content-security-policy', workerPolicy);
    if (isAsset(root, address.slice(1))) return sendAsset(reply, address.slice(1));
    return html(request, reply, missing, 404);
  });
  app.decorate('answerNotFoundPage', (request: FastifyRequest, reply: FastifyReply) =>
    html(request, reply, missing, 404),
  );
}

/** Addresses that people guess, or shorten. */
const shortened = new Map<string, Pick<Page, 'path'>>([
  ['/login', pages.login],
  ['/register', pages.register],
  ['/privacy', pages.privacyPolicy],
  ['/method', pages.manual],
  ['/tools', pages.questionLibrary],
]);

/** A webinar's next date passes while the server runs, or the operator sets another one. */
function keepCurrent(
  app: FastifyInstance,
  read: () => Promise<SiteSettings>,
  before: string,
  use: (settings: SiteSettings) => Promise<void>,
): void {
  let known = before;
  const look = async () => {
    const settings = await read();
    if (JSON.stringify(settings) === known) return;
    known = JSON.stringify(settings);
    await use(settings);
  };
  const timer = setInterval(() => {
    look().catch((error) => app.log.warn({ err: error }, 'the settings of the pages could not be read'));
  }, lookAgain);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: LoadedPage,
  policy: string,
): FastifyReply {
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = chooseEncoding(accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Names under /assets change with their content, so they may be kept for good. */
function sendAsset(reply: FastifyReply, file: string): FastifyReply {
  const forGood = file.startsWith('assets/');
  const cache = forGood ? `public, max-age=${year}, immutable` : 'public, max-age=3600';
  return reply.header('cache-control', cache).sendFile(file);
}

/** Pages are reached by their address only, downloads by signed links; dot files and compressed twins not at all. */
function isAsset(root: string, file: string): boolean {
  if (path.extname(file) === '' || /^downloads\/|(^|\/)\.|\.(html|br|gz)$|\\|\0/.test(file)) return false;
  return existsSync(path.join(root, file));
}

/** The address in plain letters. An encoded slash is no separator: `/auth%2flogin` is not `/auth/login`. */
function decode(url: string): string | null {
  const raw = url.split('?', 1)[0] ?? '/';
  if (/%(2f|5c)/i.test(raw)) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}
