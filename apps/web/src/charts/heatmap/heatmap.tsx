import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../use-size.ts';
import { TEXT_PROBE, useTextSize } from '../use-text-size.ts';
import { BandStrip } from './band-strip.tsx';
import { Cell } from './cell.tsx';
import { CellCard } from './cell-card.tsx';
import { ColumnHeader } from './column-header.tsx';
import { Corner } from './corner.tsx';
import { GridPart } from './grid-part.tsx';
import { type HeatColumn, type HeatRow, valueAt } from './heat-data.ts';
import { isUpright, leftToShow, measuresFor } from './measures.ts';
import { RowHeader } from './row-header.tsx';
import { cellOf, placeOf, useCellCard } from './use-cell-card.ts';
import { useGrid } from './use-grid.ts';

interface HeatmapProps {
  label: string;
  rows: readonly HeatRow[];
  columns: readonly HeatColumn[];
  /** Whether each cell says its likely range too. */
  ranged?: boolean;
  /** A competency was opened or closed, or a measure asked about. */
  onRow: (row: HeatRow) => void;
  /** A department was opened or closed. */
  onColumn: (column: HeatColumn) => void;
  /** A figure of everyone or of a department was asked about. */
  onCell: (row: HeatRow, column: HeatColumn) => void;
  onFollow: (href: string) => void;
  /** Which columns are in view: those that are waiting can be fetched. */
  onView?: (columns: readonly HeatColumn[]) => void;
}

/**
 * Competencies down, departments and their people across. Only what is in view is drawn, so that 2,000 people scroll
 * like ten.
 */
export function Heatmap({
  label,
  rows,
  columns,
  ranged = false,
  onRow,
  onColumn,
  onCell,
  onFollow,
  onView,
}: HeatmapProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const { width } = useSize(wrapper, { width: 1000, height: 600 });
  const text = useTextSize(probe);
  const measures = useMemo(() => measuresFor(width, columns, text, ranged), [width, columns, text, ranged]);
  const { width: inside } = useSize(frame, { width: 1000, height: 600 });
  const grid = useGrid({ frame, rows, columns, measures, width: inside });
  const { across, down, active, setActive, onKeyDown } = grid;
  const { shown, hide, show, ...pointing } = useCellCard(wrapper);

  const seen = across.getVirtualItems();
  const [first, last] = [seen[0]?.index ?? 0, seen.at(-1)?.index ?? 0];
  useEffect(() => onView?.(columns.slice(first, last + 1)), [columns, first, last, onView]);

  /** Whether there are more columns to the right than the frame shows. */
  const [goesOn, setGoesOn] = useState(false);
  function look(): void {
    const box = frame.current;
    if (box) setGoesOn(box.scrollLeft + box.clientWidth < box.scrollWidth - 4);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is as wide as its columns ask for
  useEffect(look, [columns, measures]);

  /** Its people come with the next columns. */
  const justOpened = useRef<string | null>(null);
  useEffect(() => {
    const [opened, box] = [justOpened.current, frame.current];
    if (opened === null || !box || !columns.some(({ key, expanded }) => key === opened && expanded)) return;
    justOpened.current = null;
    const left = leftToShow(opened, columns, measures, { left: box.scrollLeft, width: box.clientWidth });
    box.scrollTo({ left });
  }, [columns, measures]);

  function onClick(event: MouseEvent) {
    const { target } = event;
    const place = placeOf(target instanceof Element ? target.closest('[data-at]') : null);
    if (place) setActive(place);
    if (place?.column === 0) return onRow(rows[place.row - 1] as HeatRow);
    const column = place ? columns[place.column - 1] : shown && columns[shown.at.column - 1];
    if (!column) return;
    if (place?.row === 0 && column.expanded !== null) {
      justOpened.current = column.expanded ? null : column.key;
      return onColumn(column);
    }
    const asked = place && place.row > 0 ? rows[place.row - 1] : undefined;
    if (asked && column.kind !== 'person') {
      hide();
      return valueAt(asked, column) === null ? undefined : onCell(asked, column);
    }
    const tapped = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    const again = shown?.at.row === place?.row && shown?.at.column === place?.column;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // A finger has no way to point without pressing: the first tap shows, the second leads on.
    if (place && cellOf(target) && tapped && !again) return show(target);
    if (column.href !== null) onFollow(column.href);
  }

  const row = shown && rows[shown.at.row - 1];
  const column = shown && columns[shown.at.column - 1];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons of all cells at once.
    <div ref={wrapper} className="relative" {...pointing} onClick={onClick} role="presentation">
      <span ref={probe} aria-hidden="true" className={TEXT_PROBE} />
      <div className="relative" role="presentation">
        <GridPart
          role="grid"
          ref={frame}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-readonly="true"
          onKeyDown={(event) => (event.key === 'Escape' ? hide() : onKeyDown(event))}
          onFocus={({ target }) => setActive(placeOf(target) ?? active)}
          onScroll={() => {
            hide();
            look();
          }}
          // A ground of its own and nothing that reaches out of it: so the browser moves it without painting it anew.
          className="relative max-h-[min(78vh,52rem)] overflow-auto overscroll-x-contain border-b bg-paper contain-content print:max-h-none print:[zoom:0.62]"
        >
          <div
            role="presentation"
            className="relative"
            style={{ width: across.getTotalSize(), height: down.getTotalSize() }}
          >
            <GridPart
              role="row"
              aria-rowindex={1}
              className="sticky top-0 z-2 border-b border-ink bg-paper"
              style={{ height: measures.header }}
            >
              <Corner label={label} width={measures.names} active={isAt(active, 0, 0)} />
              {seen.map(({ index, key, start, size }) => (
                <ColumnHeader
                  key={key}
                  column={columns[index] as HeatColumn}
                  columnAt={index + 1}
                  left={start}
                  width={size}
                  upright={isUpright(columns[index] as HeatColumn, measures)}
                  active={isAt(active, 0, index + 1)}
                />
              ))}
            </GridPart>
            {down.getVirtualItems().map(({ index: rowIndex, key: rowKey, start: top, size: height }) => (
              <GridPart
                role="row"
                key={rowKey}
                aria-rowindex={rowIndex + 2}
                className="absolute inset-x-0"
                style={{ top, height }}
              >
                <RowHeader
                  row={rows[rowIndex] as HeatRow}
                  rowAt={rowIndex + 1}
                  width={measures.names}
                  active={isAt(active, rowIndex + 1, 0)}
                />
                {seen.map(({ index, key, start, size }) => (
                  <Cell
                    key={key}
                    row={rows[rowIndex] as HeatRow}
                    column={columns[index] as HeatColumn}
                    rowAt={rowIndex + 1}
                    columnAt={index + 1}
                    left={start}
                    width={size}
                    ranged={ranged}
                    active={isAt(active, rowIndex + 1, index + 1)}
                  />
                ))}
              </GridPart>
            ))}
          </div>
        </GridPart>
        {/* Above the cells, which would cover a shade behind them. */}
        {goesOn && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 z-3 w-5 bg-linear-to-l from-line to-transparent print:hidden"
          />
        )}
      </div>
      {shown && row && column && (
        <CellCard
          key={`${row.key} ${column.key}`}
          row={row}
          column={column}
          cell={shown.cell}
          frame={shown.frame}
        />
      )}
      <BandStrip className="mt-3" />
    </div>
  );
}

const isAt = (active: { row: number; column: number }, row: number, column: number) =>
  active.row === row && active.column === column;
