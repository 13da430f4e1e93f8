import { useSearchParams } from 'react-router';
import type { HiresView } from './hires-data.ts';

/** Chooses by way of the address. Another vacancy brings its own team. */
export function useHiresView() {
  const [query, setQuery] = useSearchParams();
  return {
    change(change: { readonly [name in keyof HiresView]?: string }) {
      const next = new URLSearchParams(query);
      for (const name of ['page', 'q', 'status', ...('vacancy' in change ? ['team'] : [])]) next.delete(name);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setQuery(next, { preventScrollReset: true });
    },
  };
}
