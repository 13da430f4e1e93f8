import { csvCell } from '@fourfold/contract/words';
import { Turn } from '../threads/turns.ts';
import { numberText } from './number-text.ts';
import type { Cell, Table } from './table.ts';

/** RFC 4180 lines with the mark that says UTF-8, a piece at a time. */
export async function* writeCsv({ columns, rows }: Table): AsyncGenerator<Buffer> {
  let piece = `\uFEFF${toLine(columns)}`;
  const turn = new Turn();
  for await (const row of rows) {
    piece += toLine(row);
    // A row that is there already is awaited without anything else getting its turn.
    if (turn.isOver()) await turn.next();
    if (piece.length < 65_536) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

/** A table that is small, as one text. */
export async function csvOf(table: Table): Promise<string> {
  let text = '';
  for await (const piece of writeCsv(table)) text += piece.toString('utf8');
  return text;
}

function toLine(cells: readonly Cell[]): string {
  let line = '';
  for (let at = 0; at < cells.length; at += 1)
    line += at === 0 ? toField(cells[0] ?? null) : `,${toField(cells[at] ?? null)}`;
  return `${line}\r\n`;
}

function toField(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'number' ? numberText(value) : csvCell(value);
}
