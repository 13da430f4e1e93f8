import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BadgeProps {
  tone?: 'plain' | 'sky' | 'warning' | 'error';
  className?: string;
  children: ReactNode;
}

const tones = {
  plain: 'bg-sunk text-ink-soft',
  sky: 'bg-sky-soft text-link',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
};

/** A word or a number that belongs to what stands beside it: Sample, 5 seats, New. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded border border-transparent px-1.5 text-note font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
