import { useEffect, useState } from 'react';

interface Chosen {
  search: string;
  selected: ReadonlySet<number>;
}

/** Search and selection stand in the address too, so that a kit can be reloaded, bookmarked and sent to a colleague. */
export function useSelection() {
  const [chosen, setChosen] = useState<Chosen>({ search: '', selected: new Set() });
  // The prerendered page knows no query: it is read once the page lives.
  useEffect(() => {
    setChosen(readAddress());
    delete document.documentElement.dataset.asked;
  }, []);

  function choose(next: Chosen): void {
    setChosen(next);
    writeAddress(next);
  }

  function toggle(id: number): void {
    const selected = new Set(chosen.selected);
    if (!selected.delete(id)) selected.add(id);
    choose({ ...chosen, selected });
  }

  return {
    ...chosen,
    toggle,
    setSearch: (search: string) => choose({ ...chosen, search }),
    clear: () => choose({ ...chosen, selected: new Set() }),
  };
}

/**
 * Notes in a prerendered page, before anything is painted, that its address asks for a kit or a search: the rows wait
 * for it instead of jumping (`[data-asked]` in site.css). Without quotes or signs that would be escaped.
 */
export const noteWhatIsAsked =
  'if(/\\b(kit|q)=/.test(location.search))document.documentElement.dataset.asked=1';

function readAddress(): Chosen {
  const params = new URLSearchParams(window.location.search);
  const ids = (params.get('kit') ?? '').split('.').filter((id) => /^\d{1,3}$/.test(id));
  return { search: params.get('q') ?? '', selected: new Set(ids.map(Number).filter(isId)) };
}

/** Not through the router: that would be a navigation, which takes the page to its top. */
function writeAddress({ search, selected }: Chosen): void {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (selected.size > 0) params.set('kit', [...selected].toSorted((a, b) => a - b).join('.'));
  const query = params.size === 0 ? '' : `?${params}`;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
}

const isId = (value: number) => value >= 1 && value <= 100;
