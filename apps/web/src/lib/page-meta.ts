import { documentTitle, pageAt, pages, siteName } from '@fourfold/contract';
import type { MetaDescriptor } from 'react-router';

/** Title, description and what search engines and link previews need, for the page at an address. */
export function pageMeta(path: string): MetaDescriptor[] {
  const page = pageAt(path) ?? pages.notFound;
  const hidden = 'hidden' in page && page.hidden;
  return [
    { title: documentTitle(page) },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
