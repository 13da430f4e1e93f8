import { memo } from 'react';
import { bandCell } from '../../ui/band.tsx';
import { cx } from '../../ui/cx.ts';
import { GridPart } from './grid-part.tsx';
import { bandSigns, describeCell, type HeatColumn, type HeatRow, valueAt } from './heat-data.ts';

interface CellProps {
  row: HeatRow;
  column: HeatColumn;
  rowAt: number;
  columnAt: number;
  left: number;
  width: number;
  ranged: boolean;
  active: boolean;
}

/** A figure as a place of colour with its number and sign. A click explains it, or leads to the person whom it is about. */
export const Cell = memo(function Cell({
  row,
  column,
  rowAt,
  columnAt,
  left,
  width,
  ranged,
  active,
}: CellProps) {
  const value = valueAt(row, column);
  const isKnown = value !== null && value !== 'waiting';
  const href = (isKnown && column.href) || undefined;
  const shared = {
    'data-at': `${rowAt}:${columnAt}`,
    tabIndex: active ? 0 : -1,
    'aria-label': describeCell(row, column),
    className: cx(
      'flex size-full flex-col items-center justify-center text-note tabular-nums no-underline outline-offset-[-2px] transition-none',
      isKnown ? bandCell(value.band, value.strength) : 'text-ink-faint',
      row.level === 1 && 'font-medium',
    ),
  };
  return (
    <GridPart
      role="gridcell"
      aria-colindex={columnAt + 1}
      className="absolute inset-y-0 p-px contain-strict"
      style={{ left, width }}
    >
      {/* One kind of element whether or not it leads anywhere yet: a replaced one would lose the focus. */}
      {column.kind === 'person' ? (
        <a href={href} role={href === undefined ? 'img' : undefined} {...shared}>
          <Figure value={value} ranged={ranged} />
        </a>
      ) : (
        <button type="button" aria-disabled={!isKnown} {...shared}>
          <Figure value={value} ranged={ranged} />
        </button>
      )}
    </GridPart>
  );
});

function Figure({ value, ranged }: { value: ReturnType<typeof valueAt>; ranged: boolean }) {
  if (value === 'waiting') return <span className="h-2 w-5 animate-wait rounded bg-line" />;
  if (value === null) return '–';
  return (
    <>
      <span className="flex items-center gap-px">
        {Math.round(value.score)}
        {bandSigns[value.band] && (
          <span className="text-tick leading-none font-semibold">{bandSigns[value.band]}</span>
        )}
      </span>
      {ranged && (
        <span className="text-[0.6875rem] leading-none font-normal">
          {Math.round(value.low)}–{Math.round(value.high)}
        </span>
      )}
    </>
  );
}
