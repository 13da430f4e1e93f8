import type { Article } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';
import { breadcrumbData, fullAddress, publisherData, sharingPicture } from '../../lib/structured-data.ts';

/** What search engines and link previews need to know of an article, beside what every page says. */
export function articleMeta(article: Article): MetaDescriptor[] {
  const { path, published, updated } = article;
  if (!import.meta.env.SSR) return pageMeta(path);
  return [
    ...pageMeta(path).filter((entry) => !('property' in entry && entry.property === 'og:type')),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
    { 'script:ld+json': articleData(article) },
    { 'script:ld+json': breadcrumbData([pages.blogs, { path, title: () => article.title }]) },
  ];
}

function articleData({ path, title, subtitle, published, updated, words }: Article) {
  const address = fullAddress(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: title,
    description: subtitle,
    image: fullAddress(sharingPicture(path)),
    datePublished: published,
    dateModified: updated,
    wordCount: words,
    inLanguage: 'en-GB',
    author: { '@type': site.articleAuthorKind, name: site.articleAuthor, url: fullAddress('/') },
    publisher: publisherData(),
  };
}
