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

interface Frame {
  readonly left: number;
  readonly width: number;
}

/**
 * How far the frame is to be scrolled, at least, for the people of a department to be in view that was just opened,
 * and never so far that the department itself is not.
 */
export function leftToShow(
  opened: string,
  columns: readonly HeatColumn[],
  measures: GridMeasures,
  frame: Frame,
): number {
  const at = columns.findIndex(({ key }) => key === opened);
  const people = columns.slice(at + 1).findIndex(({ kind }) => kind !== 'person');
  return leftToSee([at, people < 0 ? columns.length : at + 1 + people], columns, measures, frame);
}

/** How far it is to be scrolled, at least, to see the columns from the first of these to before the second. */
export function leftToSee(
  [from, before]: readonly [number, number],
  columns: readonly HeatColumn[],
  measures: GridMeasures,
  frame: Frame,
): number {
  const widthUpTo = (count: number) =>
    columns.slice(0, Math.max(count, 0)).reduce((sum, column) => sum + widthOf(column, measures), 0);
  const end = measures.names + widthUpTo(before);
  const least = Math.max(frame.left, end - frame.width);
  return Math.min(edgeFrom(least, columns, measures), widthUpTo(from));
}

/** Where the next column begins: scrolled there, none is cut in half behind the names, where 88 would read as 38. */
function edgeFrom(left: number, columns: readonly HeatColumn[], measures: GridMeasures): number {
  let edge = 0;
  for (const column of columns) {
    if (edge >= left) break;
    edge += widthOf(column, measures);
  }
  return edge;
}

/** Room after the last column, so that the frame can be scrolled to where a column begins at its end as well. */
export function roomAfter(columns: readonly HeatColumn[], measures: GridMeasures, width: number): number {
  const all = columns.reduce((sum, column) => sum + widthOf(column, measures), measures.names);
  const most = all - width;
  return most <= 0 ? 0 : edgeFrom(most, columns, measures) - most;
}
