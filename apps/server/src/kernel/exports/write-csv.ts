import { csvCell } from '@fourfold/contract/words';
import { Turn } from '../threads/turns.ts';
import { Bytes, ready } from './bytes.ts';
import type { Table } from './table.ts';
import { type CellFormat, cellWriters } from './write-cell.ts';

const format: CellFormat = {
  between: ',',
  empty: '',
  text: csvCell,
  often: csvCell,
  moment: (value) => new Date(value).toISOString(),
  number: ['', ''],
};
const lineEnd = ready('\r\n');

/** RFC 4180 lines with the mark that says UTF-8, a piece at a time. */
export async function* writeCsv({ columns, kinds, rows }: Table): AsyncGenerator<Buffer> {
  const writers = cellWriters(columns, kinds, format);
  const to = new Bytes();
  to.text(`\uFEFF${columns.map(csvCell).join(',')}\r\n`);
  const turn = new Turn();
  for await (const row of rows) {
    for (let at = 0; at < writers.length; at += 1) writers[at]?.(to, row[at] ?? null);
    to.add(lineEnd);
    // A row that is there already is awaited without anything else getting its turn.
    if (turn.isOver()) await turn.next();
    if (to.isFull()) yield to.take();
  }
  yield to.take();
}

/** A table that is small, as one text. */
export async function csvOf(table: Table): Promise<string> {
  let text = '';
  for await (const piece of writeCsv(table)) text += piece.toString('utf8');
  return text;
}
