import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GridPlace, insideGrid, nextPlace } from './grid-keys.ts';
import type { HeatColumn, HeatRow } from './heat-data.ts';
import { type GridMeasures, leftToSee, roomAfter, widthOf } from './measures.ts';

export type GridVirtualizer = Virtualizer<HTMLDivElement, Element>;

interface GridOptions {
  frame: RefObject<HTMLDivElement | null>;
  rows: readonly HeatRow[];
  columns: readonly HeatColumn[];
  measures: GridMeasures;
  /** Of the frame, without what a scrollbar takes. */
  width: number;
}

interface Grid {
  across: GridVirtualizer;
  down: GridVirtualizer;
  /** The one cell that the Tab key reaches. */
  active: GridPlace;
  setActive: (place: GridPlace) => void;
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** What is drawn of a large grid, and how the keyboard walks through it: also to cells that are not drawn yet. */
export function useGrid({ frame, rows, columns, measures, width }: GridOptions): Grid {
  const [wanted, setWanted] = useState<GridPlace>({ row: 1, column: 1 });
  const size = { rows: rows.length + 1, columns: columns.length + 1 };
  const active = insideGrid(wanted, size);
  const walking = useRef(false);

  /** The active cell stays drawn when it is scrolled away: what has the focus must not vanish. */
  const keeping = (index: number) => (range: Range) => {
    const drawn = defaultRangeExtractor(range);
    if (index < 0 || index >= range.count || drawn.includes(index)) return drawn;
    return [...drawn, index].sort((a, b) => a - b);
  };
  const across = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => widthOf(columns[index] as HeatColumn, measures),
    getItemKey: useCallback((index: number) => columns[index]?.key ?? index, [columns]),
    paddingStart: measures.names,
    scrollPaddingStart: measures.names,
    paddingEnd: roomAfter(columns, measures, width),
    overscan: 5,
    rangeExtractor: keeping(active.column - 1),
  });
  const down = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => measures.row,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    paddingStart: measures.header,
    scrollPaddingStart: measures.header,
    overscan: 4,
    rangeExtractor: keeping(active.row - 1),
  });

  // What the drawn part remembers of sizes is stale once the frame or the reader's letters have another size.
  const sizes = [measures.row, ...Object.values(measures.columns)].join();
  const remembered = useRef(sizes);
  useLayoutEffect(() => {
    if (remembered.current === sizes) return;
    remembered.current = sizes;
    across.measure();
    down.measure();
  });

  useEffect(() => {
    if (!walking.current) return;
    walking.current = false;
    frame.current
      ?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`)
      ?.focus({ preventScroll: true });
  });

  function seeColumn(at: number): void {
    const box = frame.current;
    if (!box) return;
    const shown = { left: box.scrollLeft, width: box.clientWidth };
    box.scrollTo({ left: leftToSee([at, at + 1], columns, measures, shown) });
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    const next = nextPlace(event, active, size);
    if (next === null) return false;
    event.preventDefault();
    walking.current = true;
    if (next.row > 0) down.scrollToIndex(next.row - 1, { align: 'auto' });
    if (next.column > 0) seeColumn(next.column - 1);
    setWanted(next);
    return true;
  }
  return { across, down, active, setActive: setWanted, onKeyDown };
}
