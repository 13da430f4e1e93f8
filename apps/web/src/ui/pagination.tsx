import { inDigits } from '@fourfold/words/choose';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  /** How many there are of what: "1 invitation", "1,200 invitations". */
  count: string;
  /** What the pages are of, for those who do not see them: "Pages of invitations". */
  label: string;
  className?: string;
}

export function Pagination({ page, perPage, total, to, count, label, className }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min(total, (page - 1) * perPage + 1);
  if (last === 1 && page === 1) {
    return <p className={cx('text-note text-ink-soft tabular-nums', className)}>{count}</p>;
  }
  return (
    <nav aria-label={label} className={cx('flex items-center justify-between gap-4', className)}>
      <p className="text-note text-ink-soft tabular-nums">
        <Trans>
          {inDigits(from)}–{inDigits(Math.min(total, page * perPage))} of {count}
        </Trans>
      </p>
      <div className="flex gap-2">
        <Step to={page > 1 ? to(page - 1) : null} label={t`Previous page`} icon="arrow-left" />
        <Step to={page < last ? to(page + 1) : null} label={t`Next page`} icon="arrow-right" />
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
