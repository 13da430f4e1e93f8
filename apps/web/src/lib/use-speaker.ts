import { type RefObject, useEffect, useId, useSyncExternalStore } from 'react';

/** Parts of the page that have the same to say, in the order in which they came, each with the dialog that it is in. */
let speakers: readonly { readonly id: string; readonly dialog: Element | null }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof speakers): void {
  speakers = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether this part is the one that says it: the first on the page, or in its dialog. */
export function useSpeaker(place: RefObject<Element | null>): boolean {
  const id = useId();
  useEffect(() => {
    const dialog = place.current?.closest('dialog') ?? null;
    change([...speakers, { id, dialog }]);
    return () => change(speakers.filter((one) => one.id !== id));
  }, [id, place]);
  return useSyncExternalStore(subscribe, () => {
    const own = speakers.find((one) => one.id === id);
    return own !== undefined && speakers.find(({ dialog }) => dialog === own.dialog) === own;
  });
}
