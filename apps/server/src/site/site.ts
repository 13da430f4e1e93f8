import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageAt } from '@fourfold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/app-error.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const application = '__spa-fallback.html';
const missing = 'page-not-found/index.html';
const year = 365 * 24 * 3600;

/**
 * Serves the built web app: prerendered pages, the application's shell under its own addresses, files, and the
 * not-found page with status 404 for everything else.
 */
export async function siteRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const hashes = readHashes(folder);
  await app.register(fastifyStatic, {
    root: path.join(folder, 'client'),
    serve: false,
    preCompressed: true,
    index: [],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding');
    },
  });

  const html = (reply: FastifyReply, file: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', contentSecurityPolicy(hashes[file] ?? []))
      .header('cache-control', 'no-cache')
      .sendFile(file);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const address = decode(request.url);
    if (address?.startsWith('/api/')) throw notFound();
    if (address === null) return html(reply, missing, 404);
    const page = pageAt(address);
    if (page !== null) {
      if (address !== '/' && address.endsWith('/'))
        return reply.redirect(`${address.slice(0, -1)}${query(request)}`, 308);
      if (page.path === '/page-not-found') return html(reply, missing, 404);
      return html(reply, page.kind === 'application' ? application : prerenderedFile(address));
    }
    const file = address.slice(1);
    if (isServed(folder, file)) return asset(reply, file);
    return html(reply, missing, 404);
  }

  app.get('/*', answer);
  app.decorate('answerNotFoundPage', (reply: FastifyReply) => html(reply, missing, 404));
}

declare module 'fastify' {
  interface FastifyInstance {
    answerNotFoundPage?: (reply: FastifyReply) => FastifyReply;
  }
}

/** Names under /assets change with their content, so they may be kept for good. */
function asset(reply: FastifyReply, file: string) {
  const forGood = file.startsWith('assets/');
  return reply
    .header('cache-control', forGood ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    .sendFile(file);
}

const prerenderedFile = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** Pages are only reachable by their address; dot files and compressed twins not at all. */
function isServed(folder: string, file: string): boolean {
  if (file === '' || /(^|\/)\.|\.(html|br|gz)$|\\/.test(file)) return false;
  return existsSync(path.join(folder, 'client', file)) && path.extname(file) !== '';
}

function decode(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
}

function query(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}

/** Written by the build: for each page the hashes of its inline scripts. */
function readHashes(folder: string): Record<string, string[]> {
  return JSON.parse(readFileSync(path.join(folder, 'script-hashes.json'), 'utf8'));
}
