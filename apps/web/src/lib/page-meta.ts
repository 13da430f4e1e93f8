import { documentTitle, pageAt, pages, siteName } from '@fourfold/contract';
import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';
import { sharingPicture } from './structured-data.ts';

/** Title, description and what search engines and link previews need, for the page at an address. */
export function pageMeta(path: string, ...structured: readonly object[]): MetaDescriptor[] {
  const page = pageAt(path) ?? pages.notFound;
  const hidden = 'hidden' in page && page.hidden;
  return [
    { title: documentTitle(page) },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_GB' },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : shared(page)),
    ...structured.filter(hasDate).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** An event without a date is none; from prerendered HTML the server takes it out. */
const hasDate = (data: object) => !('startDate' in data) || data.startDate !== '';

/** Pages with an address of their own in the world. */
function shared({ path, title }: { path: string; title: string }): MetaDescriptor[] {
  if (path.includes(':')) return [];
  const address = `${site.url}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site.url}${sharingPicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${siteName}: ${title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
