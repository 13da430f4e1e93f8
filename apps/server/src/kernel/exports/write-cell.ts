import { type Bytes, type Ready, ready, roomFor } from './bytes.ts';
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
  /** A moment in UTC, in milliseconds since 1970. */
  readonly moment: (value: number) => string;
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
  { empty, text, often, moment, number }: CellFormat,
): WriteCell {
  const none = ready(between + empty);
  const [before, after] = [between + number[0], number[1]];
  if (kind === 'hundredths') return hundredthsWriter(none, before, after);
  if (kind === 'moment')
    return (to, cell) => to.text(between + (cell === null ? empty : moment(Number(cell))));
  if (kind === 'any')
    return (to, cell) => {
      if (typeof cell === 'string') return to.text(between + text(cell));
      if (cell === null || !Number.isFinite(cell)) return to.add(none);
      to.text(`${before}${cell}${after}`);
    };
  const written = [none, ...kind.map((key) => ready(between + often(key)))];
  return (to, cell) => to.add(written[Number(cell)] ?? none);
}

function hundredthsWriter(none: Ready, before: string, after: string): WriteCell {
  const { texts, lengths, width } = scoresBetween(before, after);
  return (to, cell) => {
    if (cell === null) return to.add(none);
    const value = cell as number;
    if (!(value >= 0 && value < known)) return to.text(`${before}${value / 100}${after}`);
    to.add(texts, value * width, lengths[value]);
  };
}

/** Scores are hundredths up to 200. */
const known = 20_001;

interface Scores {
  /** Each score as JavaScript writes the number, with what stands around it, in as many bytes as the longest. */
  readonly texts: Ready;
  readonly width: number;
  readonly lengths: Uint8Array;
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
  const width = before.length + '199.99'.length + after.length;
  const length = known * width;
  const view = roomFor(length);
  const bytes = Buffer.from(view.buffer);
  const lengths = Uint8Array.from({ length: known }, (_, value) =>
    bytes.write(`${before}${value / 100}${after}`, value * width),
  );
  return { texts: { view, length }, width, lengths };
}
