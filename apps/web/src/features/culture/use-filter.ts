import type { CultureFilter } from '@fourfold/contract/schemas';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ownDepartments } from '../../lib/may.ts';
import { useUser } from '../session/user-context.ts';
import { everyDepartment, filterOf, withFilter } from './culture-filter.ts';

/** The filter, kept in the address so that a view can be linked, shared and gone back to. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterOf(query), [query]);
  const own = ownDepartments(useUser()) ?? [];
  // Without it, the address would lead them back to their own department.
  const every = own.length === 1 ? everyDepartment : undefined;
  const stay = { preventScrollReset: true } as const;
  return {
    filter,
    /** The departments that a manager works for. */
    own,
    /** What the address says of everyone. */
    every,
    change: ({ department, ...change }: Partial<Record<keyof CultureFilter, string | undefined>>) =>
      setQuery(
        withFilter(query, department === undefined ? change : { ...change, department: department || every }),
        stay,
      ),
    /** The address of this page narrowed further. */
    to: (change: Partial<Record<keyof CultureFilter, string | undefined>>) => `?${withFilter(query, change)}`,
    clear: () =>
      setQuery(
        withFilter(query, {
          department: every,
          company: undefined,
          position: undefined,
          from: undefined,
          to: undefined,
        }),
        stay,
      ),
  };
}
