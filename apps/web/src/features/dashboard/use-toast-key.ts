import { useEffect } from 'react';
import { holdFocus } from '../../lib/hold-focus.ts';
import { toastStore } from '../../lib/toast-store.ts';

/**
 * F6 leads to what can be done with the latest toast, such as Undo, which stands at the end of the page and goes by
 * itself. With the last of them the focus goes back to where it was.
 */
export function useToastKey(): void {
  useEffect(() => {
    let giveBack: (() => void) | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const button = document.querySelector<HTMLElement>('.toaster > :last-child button');
      if (button === null) return;
      event.preventDefault();
      if (button.closest('.toaster')?.contains(document.activeElement)) return;
      giveBack = holdFocus();
      button.focus();
    };
    const unsubscribe = toastStore.subscribe(() =>
      requestAnimationFrame(() => {
        if (toastStore.read().length > 0) return;
        giveBack?.();
        giveBack = null;
      }),
    );
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      unsubscribe();
    };
  }, []);
}
