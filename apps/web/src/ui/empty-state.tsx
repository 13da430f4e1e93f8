import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** The one thing that fills it. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A line whose dot has not come yet. */
export function EmptyState({ title, action, className, children }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <svg
        viewBox="0 0 160 20"
        width="160"
        height="20"
        fill="none"
        aria-hidden="true"
        className="text-line-strong"
      >
        <path d="M1 10h158" stroke="currentColor" strokeDasharray="2 5" />
        <path d="M1 5v10M159 5v10" stroke="currentColor" />
        <circle
          cx="80"
          cy="10"
          r="6"
          className="fill-paper"
          stroke="currentColor"
          strokeDasharray="2.4 2.4"
        />
      </svg>
      <h3 className="mt-5 text-h4">{title}</h3>
      {children && <p className="mt-1.5 max-w-read text-ui text-ink-soft">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
