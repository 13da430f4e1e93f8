import { useSearchParams } from 'react-router';
import type { PeopleView } from './people-data.ts';

type Change = Partial<Record<keyof PeopleView, string>>;

const nothing: Change = { q: '', status: '', kind: '', department: '', round: '', doubtful: '', sort: '' };

/** Narrows or sorts the list by way of the address; anything but turning a page starts at the first one again. */
export function useView() {
  const [query, setQuery] = useSearchParams();
  function withChange(change: Change): URLSearchParams {
    const next = new URLSearchParams(query);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  return {
    change: (change: Change) => setQuery(withChange(change), { preventScrollReset: true, replace: true }),
    toPage: (page: number) => `?${withChange({ page: String(page) })}`,
    clear: () => setQuery(withChange(nothing), { preventScrollReset: true }),
  };
}
