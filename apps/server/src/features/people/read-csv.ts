/**
 * Lines of CSV, or of a paste from a spreadsheet, as cells (RFC 4180). The separator is what the first line has most
 * of: a comma, a semicolon or a tab. Empty lines are left out; an open quotation mark ends with the text.
 *
 * Example: `readCsv('a;b\n"x;y";z')[1].cells` is `['x;y', 'z']`.
 */
export interface CsvRow {
  /** As a text editor counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export function readCsv(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  const token = tokenOf(separatorOf(plain));
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  let line = 1;
  for (const [, quoted, bare = '', end = ''] of plain.matchAll(token)) {
    row.cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    line += (quoted ?? '').split('\n').length - 1;
    if (end !== '\n' && end !== '') continue;
    rows.push(row);
    line += 1;
    row = { line, cells: [] };
    if (end === '') break;
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

const separators = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A cell, quoted or bare, with what ends it: a separator, the end of the line or of the text. */
const tokenOf = (separator: string) =>
  new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)(?:"|$)[^${separator}\\n]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'g',
  );
