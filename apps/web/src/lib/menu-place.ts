import { useEffect, useSyncExternalStore } from 'react';

let place: string | null = null;
const listeners = new Set<() => void>();

function stand(next: string | null): void {
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Under which page of the menu a screen stands whose address does not say so; null where it does. */
export const useMenuPlace = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );

/** Marks a page of the menu for as long as this screen is open; null leaves it to the address. */
export function useStandsUnder(path: string | null): void {
  useEffect(() => {
    stand(path);
    return () => stand(null);
  }, [path]);
}
