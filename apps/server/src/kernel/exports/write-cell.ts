import type { Bytes } from './bytes.ts';
import type { Cell, ColumnKind } from './table.ts';

export type WriteCell = (to: Bytes, cell: Cell) => void;

/** How a format writes its cells. */
export interface CellFormat {
  readonly empty: string;
  /** A text with all that stands around it. */
  readonly text: (value: string) => string;
  /** What stands around a number. */
  readonly number: readonly [before: string, after: string];
}

/** What each column's cells are written with. What is the same in all rows is put together once. */
export const cellWriters = (
  columns: readonly string[],
  kinds: readonly ColumnKind[] | undefined,
  format: CellFormat,
): WriteCell[] => columns.map((_, at) => cellWriter(kinds?.[at] ?? 'any', format));

function cellWriter(kind: ColumnKind, { empty, text, number }: CellFormat): WriteCell {
  const [none, before, after] = [empty, ...number].map((part) => Buffer.from(part)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  if (kind === 'hundredths')
    return (to, cell) => {
      if (cell === null) return to.add(none);
      to.add(before);
      to.hundredths(cell as number);
      to.add(after);
    };
  if (kind === 'moment')
    return (to, cell) => to.text(cell === null ? empty : text(new Date(cell).toISOString()));
  if (kind === 'any')
    return (to, cell) => {
      if (typeof cell === 'string') return to.text(text(cell));
      if (cell === null || !Number.isFinite(cell)) return to.add(none);
      to.text(`${number[0]}${cell}${number[1]}`);
    };
  const written = [empty, ...kind.map(text)].map((value) => Buffer.from(value));
  return (to, cell) => to.add(written[Number(cell)] ?? none);
}
