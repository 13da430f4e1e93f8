import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { downloads, mediaTypes } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import { incompleteLink, noticePage } from '../../kernel/http/notice-page.ts';
import type { Parts } from '../../kernel/parts.ts';
import { checkDownloadLink } from './download-links.ts';

type DownloadParts = Pick<Parts, 'signer' | 'clock' | 'siteFolder'> & {
  readonly config: Pick<Config, 'DATA_DIR'>;
};

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
  const folders = downloadFolders(parts);
  app.get<Route>('/downloads/:file', async (request, reply) => {
    const { file } = request.params;
    if (!known.has(file)) return missing(request, reply);
    const [e, s] = [String(request.query.e), String(request.query.s)];
    const state = checkDownloadLink(parts.signer, { file, e, s }, parts.clock());
    if (state !== 'valid') return refuse(reply, state);
    const place = await find(folders, file);
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

/** The operator's own version of a file comes before the one that the build made. */
function downloadFolders({ config, siteFolder }: DownloadParts): string[] {
  return [config.DATA_DIR, ...(siteFolder === undefined ? [] : [path.join(siteFolder, 'client')])].map(
    (folder) => path.join(folder, 'downloads'),
  );
}

function refuse(reply: FastifyReply, state: 'expired' | 'invalid') {
  const [title, sentence] =
    state === 'expired'
      ? [say('This link has expired'), say('Fill in the form again, and we’ll send you a new link.')]
      : incompleteLink();
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
