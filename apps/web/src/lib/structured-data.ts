import { pages, siteName } from '@fourfold/contract';
import { site } from './site.ts';

/** A page's full address, which search engines know it by. */
export const fullAddress = (path: string): string => `${site.url}${path}`;

/** Who publishes the site. */
export const publisherData = () => ({
  '@type': 'Organization',
  name: siteName,
  url: fullAddress(pages.home.path),
  logo: fullAddress('/icons/icon-512.png'),
});

/** Where a page stands, from the home page down. */
export function breadcrumbData(trail: readonly { title: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: siteName, path: pages.home.path }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: fullAddress(path),
    })),
  };
}
