import type { CultureFilter } from '@fourfold/contract/schemas';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { filterOf, withFilter } from './culture-filter.ts';

/** The filter, kept in the address so that a view can be linked, shared and gone back to. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterOf(query), [query]);
  const stay = { preventScrollReset: true } as const;
  return {
    filter,
    change: (change: Partial<Record<keyof CultureFilter, string | undefined>>) =>
      setQuery(withFilter(query, change), stay),
    /** The address of this page narrowed further. */
    to: (change: Partial<Record<keyof CultureFilter, string | undefined>>) => `?${withFilter(query, change)}`,
    clear: () =>
      setQuery(
        withFilter(query, {
          department: undefined,
          company: undefined,
          position: undefined,
          from: undefined,
          to: undefined,
        }),
        stay,
      ),
  };
}
