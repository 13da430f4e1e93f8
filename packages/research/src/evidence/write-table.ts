import { type EvidenceRow, type EvidenceTable, expectation, holds } from './row.ts';

/**
 * A table of the evidence in Markdown, short enough to be read: what was simulated in the same way stands in one line
 * with a column for each figure (`one group: left out` and `one group: marked` are two figures of one line); the rest,
 * row by row.
 *
 * A figure is followed by its counts and by what is expected of it. One that misses is called so.
 *
 * Example: `| honest | 0.000 (0 of 800), 0.02 or less | 0.007 (6 of 800), 0.08 or less |`.
 */
export function writeTable({ title, how, rows }: EvidenceTable): string {
  const parts = split(rows);
  const grids = gridsOf(parts);
  const inGrids = new Set(grids.flatMap(({ cells }) => [...cells.values()]));
  const rest = rows.filter((row) => !inGrids.has(row));
  return [
    `## ${title}`,
    how,
    ...grids.map(writeGrid),
    ...(rest.length === 0 ? [] : [writeRows(rest)]),
    '',
  ].join('\n\n');
}

interface Part {
  readonly row: EvidenceRow;
  readonly line: string;
  readonly column: string;
}

interface Grid {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly cells: ReadonlyMap<string, EvidenceRow>;
}

function split(rows: readonly EvidenceRow[]): readonly Part[] {
  return rows.flatMap((row) => {
    const at = row.what.lastIndexOf(': ');
    return at < 0 ? [] : [{ row, line: row.what.slice(0, at), column: row.what.slice(at + 2) }];
  });
}

/** Lines that share a column stand in one grid. One line or one column is none. */
function gridsOf(parts: readonly Part[]): readonly Grid[] {
  const grids: { lines: Set<string>; columns: Set<string> }[] = [];
  for (const { line, column } of parts) {
    const meets = grids.filter(({ lines, columns }) => lines.has(line) || columns.has(column));
    const [grid = { lines: new Set<string>(), columns: new Set<string>() }, ...others] = meets;
    if (meets.length === 0) grids.push(grid);
    for (const other of others) {
      for (const one of other.lines) grid.lines.add(one);
      for (const one of other.columns) grid.columns.add(one);
      grids.splice(grids.indexOf(other), 1);
    }
    grid.lines.add(line);
    grid.columns.add(column);
  }
  return grids
    .filter(({ lines, columns }) => lines.size > 1 && columns.size > 1)
    .map(({ lines, columns }) => ({
      lines: [...lines],
      columns: [...columns],
      cells: new Map(
        parts
          .filter(({ line, column }) => lines.has(line) && columns.has(column))
          .map(({ line, column, row }) => [`${line}: ${column}`, row]),
      ),
    }));
}

/** What is expected of a whole column stands in its head. */
function writeGrid({ lines, columns, cells }: Grid): string {
  const shared = columns.map((column) => {
    const expected = new Set(lines.flatMap((line) => limitOf(cells.get(`${line}: ${column}`)) ?? []));
    return expected.size === 1 ? [...expected][0] : undefined;
  });
  const head = columns.map((column, at) => (shared[at] === undefined ? column : `${column} (${shared[at]})`));
  return table(
    ['', ...head],
    lines.map((line) => [
      line,
      ...columns.map((column, at) => {
        const row = cells.get(`${line}: ${column}`);
        return row === undefined ? '' : figure(row, shared[at] === undefined);
      }),
    ]),
  );
}

const writeRows = (rows: readonly EvidenceRow[]): string =>
  table(
    ['what', 'found'],
    rows.map((row) => [row.what, figure(row, true)]),
  );

function figure(row: EvidenceRow, withLimit: boolean): string {
  const { counted, found } = row;
  const counts = counted === undefined ? '' : ` (${Math.round(counted.count)} of ${counted.of})`;
  const limit = limitOf(row);
  const said = limit === undefined || !withLimit ? '' : `, ${limit}`;
  return `${toNumber(found)}${counts}${said}${holds(row) ? '' : ' **no**'}`;
}

const limitOf = (row: EvidenceRow | undefined): string | undefined =>
  row === undefined || (row.from === undefined && row.to === undefined) ? undefined : expectation(row);

/** Counts as they are, shares and the like to three places. */
export function toNumber(value: number): string {
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(3);
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
