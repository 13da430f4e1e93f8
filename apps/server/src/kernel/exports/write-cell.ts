import type { Bytes } from './bytes.ts';
import type { Cell, ColumnKind } from './table.ts';

export type WriteCell = (to: Bytes, cell: Cell) => void;

/** How a format writes its cells. */
export interface CellFormat {
  /** Stands between two cells. */
  readonly between: string;
  readonly empty: string;
  /** A text with all that stands around it. */
  readonly text: (value: string) => string;
  /** The same of a text that stands in many rows; it is put together once. */
  readonly often: (value: string) => string;
  /** What stands around a number. */
  readonly number: readonly [before: string, after: string];
}

/** What each column's cells are written with. What is the same in all rows is put together once. */
export const cellWriters = (
  columns: readonly string[],
  kinds: readonly ColumnKind[] | undefined,
  format: CellFormat,
): WriteCell[] =>
  columns.map((_, at) => cellWriter(kinds?.[at] ?? 'any', at === 0 ? '' : format.between, format));

function cellWriter(
  kind: ColumnKind,
  between: string,
  { empty, text, often, number }: CellFormat,
): WriteCell {
  const none = Buffer.from(between + empty);
  const [before, after] = [between + number[0], number[1]];
  if (kind === 'hundredths') return hundredthsWriter(none, before, after);
  if (kind === 'moment')
    return (to, cell) => to.text(between + (cell === null ? empty : text(new Date(cell).toISOString())));
  if (kind === 'any')
    return (to, cell) => {
      if (typeof cell === 'string') return to.text(between + text(cell));
      if (cell === null || !Number.isFinite(cell)) return to.add(none);
      to.text(`${before}${cell}${after}`);
    };
  const written = [none, ...kind.map((key) => Buffer.from(between + often(key)))];
  return (to, cell) => to.add(written[Number(cell)] ?? none);
}

function hundredthsWriter(none: Buffer, before: string, after: string): WriteCell {
  const { bytes, width } = scoresBetween(before, after);
  return (to, cell) => {
    if (cell === null) return to.add(none);
    const value = cell as number;
    if (!(value >= 0 && value < known)) return to.text(`${before}${value / 100}${after}`);
    const from = value * width;
    to.add(bytes, from + 1, from + 1 + (bytes[from] as number));
  };
}

/** Scores are hundredths up to 200. */
const known = 20_001;

interface Scores {
  /** Of each score how many bytes it takes, and these, as JavaScript writes the number. */
  readonly bytes: Uint8Array;
  readonly width: number;
}

const scores = new Map<string, Scores>();

/** Every score with what stands around it. A file has millions of them: each is written as text once. */
function scoresBetween(before: string, after: string): Scores {
  const name = `${before}|${after}`;
  const made = scores.get(name) ?? makeScores(before, after);
  scores.set(name, made);
  return made;
}

function makeScores(before: string, after: string): Scores {
  const width = 1 + before.length + '199.99'.length + after.length;
  const bytes = Buffer.alloc(known * width);
  for (let value = 0; value < known; value += 1)
    bytes[value * width] = bytes.write(`${before}${value / 100}${after}`, value * width + 1);
  return { bytes, width };
}
