import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { GridPart } from './grid-part.tsx';
import { counted, type HeatColumn } from './heat-data.ts';

interface ColumnHeaderProps {
  column: HeatColumn;
  columnAt: number;
  left: number;
  width: number;
  active: boolean;
}

/** A department opens into its people; a person's name leads to the person. */
export function ColumnHeader({ column, columnAt, left, width, active }: ColumnHeaderProps) {
  const shared = {
    'data-at': `0:${columnAt}`,
    tabIndex: active ? 0 : -1,
    className: cx(
      'flex size-full px-1.5 pb-2 text-left text-note text-ink-soft no-underline outline-offset-[-2px] hover:text-ink',
      column.kind === 'person' ? 'items-end justify-center' : 'flex-col justify-end font-medium',
    ),
  };
  return (
    <GridPart
      role="columnheader"
      aria-colindex={columnAt + 1}
      className={cx('absolute inset-y-0', column.kind === 'person' && 'bg-sunk')}
      style={{ left, width }}
    >
      {column.expanded !== null ? (
        <button type="button" {...shared} aria-expanded={column.expanded}>
          <Words column={column} />
        </button>
      ) : column.href !== null ? (
        <a href={column.href} {...shared}>
          <Words column={column} />
        </a>
      ) : (
        <span {...shared}>
          <Words column={column} />
        </span>
      )}
    </GridPart>
  );
}

function Words({ column }: { column: HeatColumn }) {
  const { name, kind, expanded } = column;
  if (kind === 'person') {
    return (
      <span className="max-h-full rotate-180 truncate [writing-mode:vertical-rl]" title={name}>
        {name}
      </span>
    );
  }
  return (
    <>
      <span className="line-clamp-2 leading-tight text-ink [overflow-wrap:anywhere]" title={name}>
        {name}
      </span>{' '}
      <span className="mt-0.5 flex items-center gap-1 text-tick whitespace-nowrap">
        {expanded !== null && (
          <Icon
            name="chevron-right"
            className={cx('size-3 transition-transform', expanded && 'rotate-180')}
          />
        )}
        {counted(column)}
      </span>
    </>
  );
}
