import { articles } from '@fourfold/content';
import { pageList } from '@fourfold/contract/words';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../kernel/http/html.ts';

/** Pages that anybody may find: prerendered, with an address of their own, and not marked to be left out. */
const listed = pageList.filter(({ kind, hidden }) => kind === 'prerendered' && hidden !== true);
const changed: ReadonlyMap<string, string> = new Map(articles.map(({ path, updated }) => [path, updated]));

export function sitemap(url: string): string {
  const entries = listed.map(({ path }) => {
    const updated = changed.get(path);
    const date = updated === undefined ? '' : `<lastmod>${updated.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeHtml(url + path)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Hidden pages are not listed here: they carry noindex, which a search engine can only read if it may look. */
export const robots = (url: string) => `User-agent: *
Disallow: /api/
Disallow: /downloads/

Sitemap: ${url}/sitemap.xml
`;

export function searchEngineRoutes(app: FastifyInstance, url: string): void {
  const [map, rules] = [sitemap(url), robots(url)];
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(map),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(rules),
  );
}
