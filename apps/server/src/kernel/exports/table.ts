import type { DataFormat } from '@fourfold/contract/words';

export type Cell = string | number | null;

/**
 * What the cells of a column are. A moment: milliseconds since 1970, in UTC. Hundredths: so many of them, as a whole
 * number. Keys: the place of one, from 1.
 */
export type ColumnKind = 'any' | 'moment' | 'hundredths' | readonly string[];

/** A table on its way into a file: rows come as they are read, so a large one is never whole in memory. */
export interface Table {
  /** What the file is called, and its sheet where that has no shorter name. */
  readonly name: string;
  readonly sheet?: string;
  readonly columns: readonly string[];
  /** Without them a cell is what it is. */
  readonly kinds?: readonly ColumnKind[];
  /** Each may be the array of the one before, filled anew. */
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

export type Format = 'csv' | 'xlsx';

export const mediaTypes: Readonly<Record<Exclude<DataFormat, 'codebook'>, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  sav: 'application/x-spss-sav',
};
