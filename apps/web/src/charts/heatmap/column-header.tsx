import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { GridPart } from './grid-part.tsx';
import { counted, type HeatColumn } from './heat-data.ts';

interface ColumnHeaderProps {
  column: HeatColumn;
  columnAt: number;
  left: number;
  width: number;
  /** Its name stands upright, since there is no room for it to lie. */
  upright: boolean;
  active: boolean;
}

/** A department opens into its people; a person's name leads to the person. */
export function ColumnHeader({ column, columnAt, left, width, upright, active }: ColumnHeaderProps) {
  const shared = {
    'data-at': `0:${columnAt}`,
    tabIndex: active ? 0 : -1,
    className: cx(
      'flex size-full px-1.5 pb-2 text-left text-note text-ink-soft no-underline outline-offset-[-2px] hover:text-ink',
      upright ? 'items-end justify-center' : 'flex-col justify-end font-medium',
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
          <Words column={column} upright={upright} />
        </button>
      ) : column.href !== null ? (
        <a href={column.href} {...shared}>
          <Words column={column} upright={upright} />
        </a>
      ) : (
        <span {...shared}>
          <Words column={column} upright={upright} />
        </span>
      )}
    </GridPart>
  );
}

function Words({ column, upright }: Pick<ColumnHeaderProps, 'column' | 'upright'>) {
  const { name, expanded } = column;
  if (upright) {
    return (
      <span
        className={cx(
          'max-h-full rotate-180 truncate [writing-mode:vertical-rl]',
          expanded && 'font-medium text-ink',
        )}
        title={name}
      >
        {name}
        {expanded && <Icon name="chevron-right" className="mt-1 inline size-3 rotate-90" />}
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
