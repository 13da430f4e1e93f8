import type { HeatColumn } from './heat-data.ts';

/** How large the parts of the grid are, in pixels. On a phone the names take less, so that figures have room. */
export interface GridMeasures {
  readonly names: number;
  readonly header: number;
  readonly row: number;
  readonly columns: Readonly<Record<HeatColumn['kind'] | 'opened', number>>;
}

/** Whose people are shown. On a phone it takes no more room than one of them, with its name upright as well. */
const sizeOf = ({ kind, expanded }: Pick<HeatColumn, 'kind' | 'expanded'>) =>
  kind === 'group' && expanded ? 'opened' : kind;

export const widthOf = (column: Pick<HeatColumn, 'kind' | 'expanded'>, { columns }: GridMeasures): number =>
  columns[sizeOf(column)];

/** Whether its name stands upright. */
export const isUpright = (
  column: Pick<HeatColumn, 'kind' | 'expanded'>,
  { columns }: GridMeasures,
): boolean => column.kind === 'person' || (sizeOf(column) === 'opened' && columns.opened < columns.group);

const COLUMN = { whole: 92, group: 108, opened: 108, person: 50 } as const;
const NARROW_COLUMN = { whole: 84, group: 88, opened: 46, person: 46 } as const;
/** A range needs more room than a score. */
const RANGED_PERSON = 58;
const NARROW = 640;

/** Where there is room to spare, columns take it up to this many times their own width. */
const WIDER = 1.5;

/** `text` is how many times larger than usual the reader has the letters: what holds them grows with them. */
export function measuresFor(
  width: number,
  columns: readonly HeatColumn[],
  text = 1,
  ranged = false,
): GridMeasures {
  const room = width / text;
  const narrow = room < NARROW;
  const names = narrow ? 122 : 216;
  const { person, opened, ...others } = narrow ? NARROW_COLUMN : COLUMN;
  const least = {
    ...others,
    opened: ranged ? Math.max(opened, RANGED_PERSON) : opened,
    person: ranged ? RANGED_PERSON : person,
  };
  const taken = columns.reduce((sum, column) => sum + least[sizeOf(column)], 0);
  const factor = Math.min(WIDER, Math.max(1, (room - names) / taken)) * text;
  return {
    // Never so wide that no figure has room beside them.
    names: Math.floor(Math.min(names * text, width * 0.6)),
    // Names of people stand upright, or five of them would fill the screen.
    header: Math.round((columns.some(({ kind }) => kind === 'person') ? 148 : 64) * text),
    row: Math.round((ranged ? 44 : 36) * text),
    columns: {
      whole: Math.floor(least.whole * factor),
      group: Math.floor(least.group * factor),
      opened: Math.floor(least.opened * factor),
      person: Math.floor(least.person * factor),
    },
  };
}

/**
 * How far the frame is to be scrolled, at least, for the people of a department to be in view that was just opened,
 * and never so far that the department itself is not.
 */
export function leftToShow(
  opened: string,
  columns: readonly HeatColumn[],
  measures: GridMeasures,
  frame: { readonly left: number; readonly width: number },
): number {
  const at = columns.findIndex(({ key }) => key === opened);
  const after = columns.slice(at + 1);
  const next = after.findIndex(({ kind }) => kind !== 'person');
  const people = next < 0 ? after : after.slice(0, next);
  const wide = (some: readonly HeatColumn[]) =>
    some.reduce((sum, column) => sum + widthOf(column, measures), 0);
  const start = wide(columns.slice(0, at));
  const end = measures.names + start + wide(columns.slice(at, at + 1)) + wide(people);
  return Math.min(Math.max(frame.left, end - frame.width), Math.max(start, 0));
}
