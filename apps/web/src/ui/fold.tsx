import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface FoldProps {
  label: ReactNode;
  className?: string | undefined;
  /** From the beginning, where a link has led to what it holds. */
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** What may be opened by anyone who wants to know more, closed at first. */
export function Fold({ label, className, isOpen, onOpen, children }: FoldProps) {
  return (
    <details
      className={cx('unfold mt-2', className)}
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && currentTarget.open && onOpen?.()}
    >
      <summary className="inline-flex max-w-full items-center gap-1.5 py-1.5 text-note text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <Icon name="chevron-right" className="size-3 transition-transform unfolded:rotate-90" />
        <span className="min-w-0">{label}</span>
      </summary>
      {children}
    </details>
  );
}
