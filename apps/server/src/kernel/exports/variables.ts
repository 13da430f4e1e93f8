import type { Cell, ColumnKind, Table } from './table.ts';

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
  /** `moment`: milliseconds since 1970, in UTC. `hundredths`: a number whose cells hold so many of them. */
  readonly kind: 'number' | 'hundredths' | 'moment' | { readonly bytes: number };
  readonly decimals?: number;
  readonly values?: readonly Value[];
}

export const isText = ({ kind }: Variable): boolean => typeof kind === 'object';

/** Rows of numbers, texts and moments, before anyone has said for which program. */
export interface DataSet {
  /** What the file is called, and its sheet where that has no shorter name. */
  readonly name: string;
  readonly sheet?: string;
  readonly variables: readonly Variable[];
  /** How many rows there will be. */
  readonly count: number;
  /** Each may be the array of the one before, filled anew. */
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** For spreadsheets and R: the names of the variables, the keys of their values, and moments as ISO 8601. */
export const asTable = ({ name, sheet = name, variables, rows }: DataSet): Table => ({
  name,
  sheet,
  columns: variables.map((variable) => variable.name),
  kinds: variables.map(kindOf),
  rows,
});

const kindOf = ({ kind, values }: Variable): ColumnKind => {
  if (values !== undefined) return values.map(({ key }) => key);
  return kind === 'moment' || kind === 'hundredths' ? kind : 'any';
};
