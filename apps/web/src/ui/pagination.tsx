import { Link } from 'react-router';
import { buttonClass } from './button-class.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** The address of a page, so that a page can be linked, opened in a tab and gone back to. */
  to: (page: number) => string;
  /** What is counted, as one and as several: `['invitation', 'invitations']`. */
  nouns: readonly [string, string];
  className?: string;
}

export function Pagination({ page, perPage, total, to, nouns: [one, several], className }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min(total, (page - 1) * perPage + 1);
  const count = `${total.toLocaleString('en-GB')} ${total === 1 ? one : several}`;
  if (last === 1 && page === 1) {
    return <p className={cx('text-note text-ink-soft tabular-nums', className)}>{count}</p>;
  }
  return (
    <nav
      aria-label={`Pages of ${several}`}
      className={cx('flex items-center justify-between gap-4', className)}
    >
      <p className="text-note text-ink-soft tabular-nums">
        {from.toLocaleString('en-GB')}–{Math.min(total, page * perPage).toLocaleString('en-GB')} of {count}
      </p>
      <div className="flex gap-2">
        <Step to={page > 1 ? to(page - 1) : null} label="Previous page" icon="arrow-left" />
        <Step to={page < last ? to(page + 1) : null} label="Next page" icon="arrow-right" />
      </div>
    </nav>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: 'arrow-left' | 'arrow-right' }) {
  const look = buttonClass('secondary', 'small', 'w-9 px-0');
  if (to === null) {
    return (
      <button type="button" disabled className={look} aria-label={label}>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link to={to} className={look} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
