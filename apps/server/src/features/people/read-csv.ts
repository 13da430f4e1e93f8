import { Turn } from '../../kernel/threads/turns.ts';

export interface CsvRow {
  /** As a text editor counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Csv {
  readonly rows: readonly CsvRow[];
  /** There are more rows than were to be read. */
  readonly isCut: boolean;
}

/** No list of people has more columns; what stands beyond them is passed over. */
const mostCells = 100;

/**
 * Lines of CSV, or of a paste from a spreadsheet, as cells (RFC 4180). The separator is what the first line has most
 * of: a comma, a semicolon or a tab. Empty lines are left out; an open quotation mark ends with the text. It stops at
 * the first row too many, and reads in turns: a megabyte may hold half a million lines or cells.
 *
 * Example: `(await readCsv('a;b\n"x;y";z', 9)).rows[1].cells` is `['x;y', 'z']`.
 */
export async function readCsv(text: string, mostRows: number): Promise<Csv> {
  const turn = new Turn();
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const rows: CsvRow[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  for (const [, quoted, bare = '', end = ''] of plain.matchAll(tokenOf(separatorOf(plain)))) {
    if (row.cells.length < mostCells) row.cells.push((quoted === undefined ? bare : unquote(quoted)).trim());
    if (quoted !== undefined) line += quoted.match(lineEnd)?.length ?? 0;
    if (turn.isOver()) await turn.next();
    if (end !== '' && !isLineEnd(end)) continue;
    if (row.cells.some((cell) => cell !== '')) {
      if (rows.length === mostRows) return { rows, isCut: true };
      rows.push(row);
    }
    if (end === '') break;
    line += 1;
    row = { line, cells: [] };
  }
  return { rows, isCut: false };
}

const lineEnd = /\r\n?|\n/g;
const isLineEnd = (end: string) => end.startsWith('\r') || end === '\n';
const unquote = (quoted: string) => quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n');

const separators = [',', ';', '\t'] as const;
/** A first line is longer than this only where it holds no names of columns. */
const firstLine = 20_000;

function separatorOf(text: string): string {
  const [first = ''] = text.slice(0, firstLine).split(lineEnd, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A cell, quoted or bare, with what ends it: a separator, the end of the line or of the text. */
const tokenOf = (separator: string) =>
  new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)(?:"|$)[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
