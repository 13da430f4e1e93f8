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

export function measuresFor(width: number, columns: readonly HeatColumn[]): GridMeasures {
  const narrow = width < NARROW;
  const withPeople = columns.some(({ kind }) => kind === 'person');
  return {
    names: narrow ? 124 : 216,
    // Names of people stand upright, or five of them would fill the screen.
    header: withPeople ? 148 : 64,
    row: 36,
    columnOf: ({ kind }) => (narrow ? NARROW_COLUMN : COLUMN)[kind],
  };
}
