import { type Article, articles } from '@fourfold/content';
import { descriptionOf, pages, type SiteSettings, siteName } from '@fourfold/contract/words';
import { escapeHtml } from '../../kernel/http/html.ts';

/** The articles as an Atom feed, the newest first. Identifiers are addresses, which never change. */
export function articleFeed(settings: Pick<SiteSettings, 'url' | 'articleAuthor'>): string {
  const { url, articleAuthor } = settings;
  const newestFirst = [...articles].sort((a, b) => b.published.localeCompare(a.published));
  const updated = articles.map((article) => article.updated).reduce((a, b) => (a > b ? a : b));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeHtml(url)}${pages.blogs.path}</id>
  <title>${siteName}: ${escapeHtml(pages.blogs.title())}</title>
  <subtitle>${escapeHtml(descriptionOf(pages.blogs) ?? '')}</subtitle>
  <link href="${escapeHtml(url)}${pages.blogs.path}"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(url)}${feedPath}"/>
  <updated>${moment(updated)}</updated>
  <author><name>${escapeHtml(articleAuthor)}</name></author>
${newestFirst.map((article) => entry(article, url)).join('\n')}
</feed>
`;
}

export const feedPath = `${pages.blogs.path}/feed.xml`;

function entry({ path, title, subtitle, published, updated }: Article, url: string): string {
  const address = `${escapeHtml(url)}${path}`;
  return `  <entry>
    <id>${address}</id>
    <title>${escapeHtml(title)}</title>
    <link href="${address}"/>
    <published>${moment(published)}</published>
    <updated>${moment(updated)}</updated>
    <summary>${escapeHtml(subtitle)}</summary>
  </entry>`;
}

/** Articles have days; a feed wants moments. */
const moment = (day: string) => `${day}T00:00:00Z`;
