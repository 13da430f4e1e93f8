import { pages, siteName } from '@fourfold/contract';
import { site } from '../../lib/site.ts';

/** Where a page stands, from the home page down, for search engines. */
export function breadcrumbData(trail: readonly { title: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: siteName, path: pages.home.path }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${site.url}${path}`,
    })),
  };
}
