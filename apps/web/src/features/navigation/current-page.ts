import { pages } from '@fourfold/contract/words';

/**
 * How a link of the menu is marked: it leads to this very page, or to the part of the dashboard that the page belongs
 * to. The culture screen answers at two addresses; an anchor is never the current page, the page that it leads to is.
 */
export function currentPage(to: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(?<=.)\/$/, '');
  if (here === to || (to === pages.culture.path && here === pages.dashboard.path)) return 'page';
  return here.startsWith(`${to}/`) ? 'true' : undefined;
}
