import type { Cell, Table } from './table.ts';

/** One of the values that a variable takes: its number is its place from 1. */
export interface Value {
  /** As a spreadsheet has it. */
  readonly key: string;
  readonly label: string;
}

/** A column that a statistics program knows what to do with. Its name has letters, digits and underscores alone. */
export interface Variable {
  readonly name: string;
  readonly label: string;
  /** What a codebook says beyond the label. */
  readonly meaning?: string;
  /** `moment`: milliseconds since 1970, in UTC. */
  readonly kind: 'number' | 'moment' | { readonly bytes: number };
  readonly decimals?: number;
  readonly values?: readonly Value[];
}

export const isText = ({ kind }: Variable): boolean => typeof kind === 'object';

/** Rows of numbers, texts and moments, before anyone has said for which program. */
export interface DataSet {
  readonly name: string;
  readonly variables: readonly Variable[];
  /** How many rows there will be. */
  readonly count: number;
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** For spreadsheets and R: the names of the variables, the keys of their values, and moments as ISO 8601. */
export function asTable({ name, variables, rows }: DataSet): Table {
  return { name, columns: variables.map((variable) => variable.name), rows: readable(variables, rows) };
}

async function* readable(variables: readonly Variable[], rows: DataSet['rows']): AsyncGenerator<Cell[]> {
  const keys = variables.map(({ values }) => values?.map(({ key }) => key));
  const odd = variables.flatMap(({ kind, values }, at) => (values || kind === 'moment' ? [at] : []));
  for await (const row of rows) {
    const cells = row.slice();
    for (const at of odd) {
      const cell = cells[at];
      if (typeof cell !== 'number') continue;
      const known = keys[at];
      cells[at] = known === undefined ? new Date(cell).toISOString() : (known[cell - 1] ?? null);
    }
    yield cells;
  }
}
