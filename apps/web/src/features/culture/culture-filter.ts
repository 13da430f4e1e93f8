import { type CultureFilter, cultureFilter } from '@fourfold/contract/schemas';

const names = Object.keys(cultureFilter.shape) as (keyof CultureFilter)[];

/** What the page is narrowed by, as the address says it. What makes no sense in it is left out. */
export function filterOf(query: URLSearchParams): CultureFilter {
  const filter: CultureFilter = {};
  for (const name of names) {
    const read = cultureFilter.shape[name].safeParse(query.get(name) ?? undefined);
    if (read.success && read.data !== undefined) Object.assign(filter, { [name]: read.data });
  }
  return filter;
}

/** By anything but the round, which is always one. */
export const isNarrowed = (filter: CultureFilter): boolean =>
  names.some((name) => name !== 'round' && name !== 'include' && filter[name] !== undefined);

export const hasPeriod = ({ from, to }: CultureFilter): boolean => from !== undefined || to !== undefined;

/** Whole days of an address, of which the earlier one sorts first. */
export const endsBeforeItBegins = ({ from, to }: CultureFilter): boolean =>
  from !== undefined && to !== undefined && to < from;

/** A day that someone may mean: on the way to 2026 a date input passes through the years 2, 20 and 202. */
export const isWholeDay = (day: string): boolean => /^2\d{3}-\d{2}-\d{2}$/.test(day);

/** The same filter has the same key. */
export const keyOf = (filter: CultureFilter): string => names.map((name) => filter[name] ?? '').join('|');

/** What stands in the address of a manager of one department who wants to see everyone. */
export const everyDepartment = 'every';

/** Where a manager of one department lands, unless the address asks for something: on their own. */
export function landsOn(
  query: URLSearchParams,
  own: readonly { readonly id: string }[] | null,
): string | null {
  const [home, ...others] = own ?? [];
  if (home === undefined || others.length > 0) return null;
  return ['look', ...names].some((name) => query.has(name)) ? null : home.id;
}

/** An address of this page with one thing changed; what is not of the filter stays. */
export function withFilter(
  query: URLSearchParams,
  change: Partial<Record<keyof CultureFilter, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
