import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { GridPart } from './grid-part.tsx';
import type { HeatRow } from './heat-data.ts';

interface RowHeaderProps {
  row: HeatRow;
  rowAt: number;
  width: number;
  active: boolean;
}

/** A competency opens into its measures; a measure says what it is and where its figures come from. */
export function RowHeader({ row, rowAt, width, active }: RowHeaderProps) {
  return (
    <GridPart
      role="rowheader"
      aria-colindex={1}
      className="sticky left-0 z-1 h-full bg-paper"
      style={{ width }}
    >
      <button
        type="button"
        data-at={`${rowAt}:0`}
        tabIndex={active ? 0 : -1}
        aria-expanded={row.level === 1 ? row.expanded : undefined}
        title={row.name}
        className={cx(
          'flex size-full items-center gap-1.5 pr-1 text-left text-note leading-tight outline-offset-[-2px] hover:text-link',
          row.level === 1 ? 'font-medium text-ink' : 'pl-4.5 text-ink-soft',
        )}
      >
        {row.level === 1 && (
          <Icon
            name="chevron-right"
            className={cx('size-3 text-ink-soft transition-transform', row.expanded && 'rotate-90')}
          />
        )}
        <span className="line-clamp-2">{row.name}</span>
      </button>
    </GridPart>
  );
}
