import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type SortDirection = 'ascending' | 'descending';

interface SortHeaderProps {
  /** null while the table is sorted by another column. */
  direction: SortDirection | null;
  onSort: (next: SortDirection) => void;
  numeric?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A column heading that sorts. */
export function SortHeader({ direction, onSort, numeric, className, children }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={cx(numeric && 'num', className)}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
        className="group -mx-1 inline-flex min-h-6 items-center gap-1 rounded px-1 font-medium hover:text-ink pointer-coarse:min-h-11"
      >
        {children}
        <span aria-hidden="true" className={direction ? 'text-ink' : 'opacity-0 group-hover:opacity-60'}>
          {direction === 'descending' ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}
