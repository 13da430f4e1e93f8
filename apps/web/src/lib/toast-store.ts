export type ToastKind = 'success' | 'info' | 'error';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastOptions {
  kind?: ToastKind;
  /** Undo, mostly. With an action a toast stays longer. */
  action?: ToastAction;
}

export interface Toast extends ToastOptions {
  id: number;
  message: string;
  kind: ToastKind;
}

/** A list that anybody may add to and one Toaster shows. The clock is the Toaster's, which knows about hovering. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    add(message: string, { kind = 'success', ...options }: ToastOptions = {}): number {
      lastId += 1;
      // Three at most, and the same words once: a hammered button must not fill the screen.
      const others = toasts.filter((toast) => toast.message !== message).slice(-2);
      change([...others, { id: lastId, message, kind, ...options }]);
      return lastId;
    },
    dismiss(id: number): void {
      change(toasts.filter((toast) => toast.id !== id));
    },
    read: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();

/** Says in passing what was done; what needs an answer belongs in the page. */
export const toast = (message: string, options?: ToastOptions): number => toastStore.add(message, options);
