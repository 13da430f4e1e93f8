import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Toast, toastStore } from '../lib/toast-store.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const none: readonly Toast[] = [];

/** Stands once in a layout. The region is there before the first toast, or screen readers would miss it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    <section
      data-over-page=""
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions"
      // In the middle, where no row of a list has its name, its box or its menu.
      className="toaster pointer-events-none fixed inset-x-4 z-40 flex flex-col items-center gap-2"
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function Message({ toast: { id, message, kind, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toastStore.dismiss(id), action ? 10_000 : 6_000);
    return () => clearTimeout(timer);
  }, [id, held, action]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read or reached only stops the clock.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex min-h-12 w-full max-w-form items-center gap-3 rounded border border-transparent bg-ink py-1 pr-1 pl-4 text-ui text-paper shadow-float transition-[opacity,translate] duration-settle ease-settle starting:translate-y-2 starting:opacity-0"
    >
      <Icon name={kind} className="opacity-80" />
      <p className="flex-1 py-2">{message}</p>
      {action && (
        <button
          type="button"
          // In the dashboard, where all that can be undone is.
          aria-keyshortcuts="F6"
          onClick={() => {
            action.run();
            toastStore.dismiss(id);
          }}
          className={cx(toastButton, 'px-3 font-medium underline underline-offset-4')}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={() => toastStore.dismiss(id)}
        className={cx(toastButton, 'w-10')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

const toastButton =
  'grid min-h-10 place-items-center rounded hover:bg-paper/15 focus-visible:-outline-offset-2 focus-visible:outline-paper pointer-coarse:min-h-11 pointer-coarse:min-w-11';
