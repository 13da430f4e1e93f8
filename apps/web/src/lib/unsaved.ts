import { useEffect, useId } from 'react';

/**
 * Which forms hold something that was typed and not sent. One list for the page, because the router asks once before
 * it leaves (see features/dashboard/unsaved-guard.tsx).
 */
export function createUnsaved() {
  const forms = new Set<string>();
  let answer: ((leave: boolean) => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    mark(form: string, dirty: boolean): void {
      if (dirty) forms.add(form);
      else forms.delete(form);
    },
    any: () => forms.size > 0,
    /** Forgets what was typed: the person has said that it may go. */
    drop: () => forms.clear(),
    /** For what is no navigation: true when nothing is lost, or the person accepts that. */
    ask(): Promise<boolean> {
      if (forms.size === 0) return Promise.resolve(true);
      answer?.(false);
      return new Promise((resolve) => {
        answer = resolve;
        tell();
      });
    },
    asked: () => answer !== null,
    reply(leave: boolean): void {
      if (leave) forms.clear();
      answer?.(leave);
      answer = null;
      tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const unsaved = createUnsaved();

/** Says of a form on the screen whether leaving would lose something. */
export function useUnsaved(dirty: boolean): void {
  const form = useId();
  useEffect(() => {
    unsaved.mark(form, dirty);
    return () => unsaved.mark(form, false);
  }, [form, dirty]);
}
