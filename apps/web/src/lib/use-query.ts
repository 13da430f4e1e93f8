import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * A parameter of the address. Undefined in prerendered HTML and while it comes to life, because a prerendered page is
 * the same for every address; null where the address has none.
 */
export function useQuery(name: string): string | null | undefined {
  const [query] = useSearchParams();
  return useHydrated() ? query.get(name) : undefined;
}
