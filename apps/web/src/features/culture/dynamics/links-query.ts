import { linkSorts } from '@fourfold/contract/words';

type LinkSort = (typeof linkSorts)[number];

export interface LinksView {
  readonly q: string;
  readonly sort: LinkSort;
  readonly page: number;
}

/** Which of the connections the table shows, as the address says. */
export function linksOf(query: URLSearchParams): LinksView {
  return {
    q: query.get('links')?.slice(0, 100) ?? '',
    sort: linkSorts.find((sort) => sort === query.get('links_by')) ?? '-strength',
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('links_page'))) || 1)),
  };
}

/** The address with another view of the table; anything but turning a page starts at the first one again. */
export function withLinks(query: URLSearchParams, change: Partial<LinksView>): URLSearchParams {
  const view = { ...linksOf(query), page: 1, ...change };
  const next = new URLSearchParams(query);
  const set = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  set('links', view.q, '');
  set('links_by', view.sort, '-strength');
  set('links_page', String(view.page), '1');
  return next;
}
