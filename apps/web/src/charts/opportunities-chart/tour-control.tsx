import { t } from '@lingui/core/macro';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { cx } from '../../ui/cx.ts';

interface TourControlProps {
  /** The point that the tour shows, counted from 0; null where there is no tour now. */
  at: number | null;
  count: number;
  onStart: () => void;
  onStop: () => void;
}

/** Stops the tour where it is, and starts it again from the first point. */
export function TourControl({ at, count, onStart, onStop }: TourControlProps) {
  const isAlive = useHydrated();
  return (
    <p
      data-tour-control
      className={cx('mt-2 flex gap-x-3 text-note text-ink-soft noscript:hidden', !isAlive && 'invisible')}
    >
      <button
        type="button"
        className="link py-1 text-link pointer-coarse:min-h-11"
        onClick={at === null ? onStart : onStop}
      >
        {at === null ? t`Show each in turn` : t`Stop here`}
      </button>
      {at !== null && <span className="self-center tabular-nums">{t`${at + 1} of ${count}`}</span>}
    </p>
  );
}
