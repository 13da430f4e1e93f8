import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold.tsx';

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
    <Fold
      label={`${count === 1 ? 'One' : count} ${more ? 'more ' : ''}${count === 1 ? 'is' : 'are'} not sure enough to stand here`}
    >
      <ol>{children}</ol>
    </Fold>
  );
}
