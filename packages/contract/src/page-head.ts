import { descriptionOf } from './page-descriptions.ts';
import { documentTitle, type Page } from './pages.ts';
import { siteName } from './site-name.ts';

export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

/**
 * What the head of every page says of it, the same whether the build writes it or the browser.
 *
 * Nothing in it comes from an address: previews of personal links are drawn from this too.
 */
export function pageHead(page: Page, language: string): HeadTag[] {
  return [
    { title: documentTitle(page) },
    ...describe(descriptionOf(page)),
    { property: 'og:title', content: page.title() },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: language.replace('-', '_') },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

const describe = (content: string | null): HeadTag[] =>
  content === null
    ? []
    : [
        { name: 'description', content },
        { property: 'og:description', content },
      ];
