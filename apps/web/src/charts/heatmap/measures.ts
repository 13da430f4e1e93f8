import type { HeatColumn } from './heat-data.ts';

/** How large the parts of the grid are, in pixels. On a phone the names take less, so that figures have room. */
export interface GridMeasures {
  readonly names: number;
  readonly header: number;
  readonly row: number;
  readonly columnOf: (column: HeatColumn) => number;
}

const COLUMN = { whole: 92, group: 108, person: 50 } as const;
const NARROW_COLUMN = { whole: 84, group: 88, person: 46 } as const;
const NARROW = 640;

/** Where there is room to spare, columns take it up to this many times their own width. */
const WIDER = 1.5;

export function measuresFor(width: number, columns: readonly HeatColumn[]): GridMeasures {
  const narrow = width < NARROW;
  const names = narrow ? 124 : 216;
  const least = narrow ? NARROW_COLUMN : COLUMN;
  const taken = columns.reduce((sum, { kind }) => sum + least[kind], 0);
  const factor = Math.min(WIDER, Math.max(1, (width - names) / taken));
  return {
    names,
    // Names of people stand upright, or five of them would fill the screen.
    header: columns.some(({ kind }) => kind === 'person') ? 148 : 64,
    row: 36,
    columnOf: ({ kind }) => Math.floor(least[kind] * factor),
  };
}
