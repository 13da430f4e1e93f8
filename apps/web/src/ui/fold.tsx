import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface FoldProps {
  label: ReactNode;
  className?: string | undefined;
  /** The label is a row of a list, and not a line that leads to more. */
  asRow?: boolean;
  /** From the beginning, where a link has led to what it holds. */
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** What may be opened by anyone who wants to know more, closed at first. */
export function Fold({ label, className, asRow = false, isOpen, onOpen, children }: FoldProps) {
  return (
    <details
      className={cx('unfold', !asRow && 'mt-2', className)}
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && currentTarget.open && onOpen?.()}
    >
      <summary
        className={cx(
          'max-w-full items-center gap-1.5 py-1.5 hover:text-ink pointer-coarse:min-h-11',
          asRow ? 'flex' : 'inline-flex text-note text-ink-soft',
        )}
      >
        <Icon name="chevron-right" className="size-3 shrink-0 transition-transform unfolded:rotate-90" />
        <span className={cx('min-w-0', asRow && 'flex-1')}>{label}</span>
      </summary>
      {children}
    </details>
  );
}
