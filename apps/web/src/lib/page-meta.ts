import { documentTitle, type Page, pageAt, pageHead, pages } from '@fourfold/contract/words';
import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';
import { sharingPicture } from './structured-data.ts';

/** Title, description and what search engines and link previews need, for the page at an address. */
export function pageMeta(path: string, ...structured: readonly object[]): MetaDescriptor[] {
  const page: Page = pageAt(path) ?? pages.notFound;
  return [
    ...pageHead(page, import.meta.env.LANGUAGE),
    ...(page.hidden ? [] : shared(page)),
    ...structured.filter(hasDate).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** An event without a date is none; from prerendered HTML the server takes it out. */
const hasDate = (data: object) => !('startDate' in data) || data.startDate !== '';

/** Pages with an address of their own in the world. */
function shared(page: Page): MetaDescriptor[] {
  const { path } = page;
  const address = `${site.url}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site.url}${sharingPicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: documentTitle(page) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
