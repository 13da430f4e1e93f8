import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { downloads, mediaTypes } from '@fourfold/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../http/app-error.ts';
import { incompleteLink, noticePage } from '../../http/notice-page.ts';
import type { Signer } from '../../signing/signer.ts';
import { checkDownloadLink } from './download-links.ts';

interface DownloadParts {
  readonly signer: Signer;
  readonly clock: () => Date;
  /** Where the files may lie: the first that has one wins, so that an operator can put their own before ours. */
  readonly folders: readonly string[];
}

const known = new Set<string>(Object.values(downloads).map(({ file }) => file));

interface Route {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/** The files that a form promises, from the signed links of its answer and its mail. */
export function downloadRoutes(app: FastifyInstance, parts: DownloadParts): void {
  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    if (app.answerNotFoundPage === undefined) throw notFound();
    return app.answerNotFoundPage(request, reply);
  };
  app.get<Route>('/downloads/:file', async (request, reply) => {
    const { file } = request.params;
    if (!known.has(file)) return missing(request, reply);
    const [e, s] = [String(request.query.e), String(request.query.s)];
    const state = checkDownloadLink(parts.signer, { file, e, s }, parts.clock());
    if (state !== 'valid') return refuse(reply, state);
    const place = await find(parts.folders, file);
    if (place === null) return missing(request, reply);
    return reply
      .type(mediaTypes[path.extname(file) as keyof typeof mediaTypes])
      .headers({
        'content-disposition': `attachment; filename="${file}"`,
        'content-length': place.size,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(createReadStream(place.path));
  });
}

function refuse(reply: FastifyReply, state: 'expired' | 'invalid') {
  const [title, sentence] =
    state === 'expired'
      ? ['This link has expired', 'Fill in the form again, and a fresh link is on its way to you.']
      : incompleteLink;
  return reply
    .code(state === 'expired' ? 410 : 403)
    .type('text/html; charset=utf-8')
    .send(noticePage(title, sentence));
}

async function find(folders: readonly string[], file: string) {
  for (const folder of folders) {
    const place = path.join(folder, file);
    const found = await stat(place).catch(() => null);
    if (found?.isFile()) return { path: place, size: found.size };
  }
  return null;
}
