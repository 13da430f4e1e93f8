import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BadgeProps {
  tone?: 'plain' | 'sky' | 'warning' | 'error' | 'open';
  className?: string;
  children: ReactNode;
}

const tones = {
  plain: 'border-transparent bg-sunk text-ink-soft',
  sky: 'border-transparent bg-sky-soft text-link',
  warning: 'border-transparent bg-warning-soft text-warning',
  error: 'border-transparent bg-error-soft text-error',
  /** Not filled and not closed: what is not settled. */
  open: 'border-dashed border-line-strong text-ink-soft',
};

/** A word or a number that belongs to what stands beside it: Sample, 5 seats, New. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded border px-1.5 text-note font-medium sm:whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
