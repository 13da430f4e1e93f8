import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface UndecidedProps {
  count: number;
  /** Whether anything stands above it. */
  more?: boolean;
  children: ReactNode;
}

/** What comes next and is not sure enough to stand beside the rest: folded, so that it is not read as the same. */
export function Undecided({ count, more = true, children }: UndecidedProps) {
  if (count === 0) return null;
  return (
    <details className="unfold group mt-2">
      <summary className="inline-flex items-center gap-1.5 py-1.5 text-note text-ink-soft hover:text-ink">
        <Icon name="chevron-right" className="size-3 transition-transform group-open:rotate-90" />
        {count === 1 ? 'One' : count} {more ? 'more ' : ''}
        {count === 1 ? 'is' : 'are'} not sure enough to stand here
      </summary>
      <ol>{children}</ol>
    </details>
  );
}
