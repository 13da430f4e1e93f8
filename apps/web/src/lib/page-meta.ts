import { documentTitle, type Page, pageAt, pageHead, pages } from '@fourfold/contract/words';
import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';
import { sharingPicture } from './structured-data.ts';

/**
 * Title, description and what search engines and link previews need, for the page at an address. They read the HTML that
 * the server sends, so no script brings it all: a browser that goes on to another page needs its title, whether it may be
 * found and the address to share.
 */
export function pageMeta(path: string, ...structured: readonly object[]): MetaDescriptor[] {
  const page: Page = pageAt(path) ?? pages.notFound;
  if (!import.meta.env.SSR) {
    const may = page.hidden ? { name: 'robots', content: 'noindex' } : canonical(page);
    return [{ title: documentTitle(page) }, may];
  }
  return [
    ...pageHead(page, import.meta.env.LANGUAGE),
    ...(page.hidden ? [] : shared(page)),
    ...structured.filter(hasDate).map((data) => ({ 'script:ld+json': data })),
  ];
}

const addressOf = ({ path }: Page) => `${site.url}${path}`;
const canonical = (page: Page) => ({ tagName: 'link', rel: 'canonical', href: addressOf(page) });

/** An event without a date is none; from prerendered HTML the server takes it out. */
const hasDate = (data: object) => !('startDate' in data) || data.startDate !== '';

/** Pages with an address of their own in the world. */
function shared(page: Page): MetaDescriptor[] {
  return [
    canonical(page),
    { property: 'og:url', content: addressOf(page) },
    { property: 'og:image', content: `${site.url}${sharingPicture(page.path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: documentTitle(page) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
