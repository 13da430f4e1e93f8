import { useSearchParams } from 'react-router';
import type { HiresView } from './hires-data.ts';

/** What another vacancy brings anew: its team, its candidates, and the list of those who are invited for it. */
const ofOneVacancy = ['team', 'order', 'ticked', 'compare', 'page', 'q', 'status'];

/** Chooses by way of the address. */
export function useHiresView() {
  const [query, setQuery] = useSearchParams();
  function withChange(change: { readonly [name in keyof HiresView]?: string }): URLSearchParams {
    const next = new URLSearchParams(query);
    if ('vacancy' in change) for (const name of ofOneVacancy) next.delete(name);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  return {
    /** Sorting and ticking are no steps that Back takes back. */
    change: (change: Parameters<typeof withChange>[0]) =>
      setQuery(withChange(change), {
        preventScrollReset: true,
        replace: 'order' in change || 'ticked' in change,
      }),
    addressWith: (change: Parameters<typeof withChange>[0]) => `?${withChange(change)}`,
  };
}
