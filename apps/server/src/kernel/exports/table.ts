import type { DataFormat } from '@fourfold/contract/words';

export type Cell = string | number | null;

/** A table on its way into a file: rows come as they are read, so a large one is never whole in memory. */
export interface Table {
  /** What the sheet and the file are called. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

export type Format = 'csv' | 'xlsx';

export const mediaTypes: Readonly<Record<Exclude<DataFormat, 'codebook'>, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  sav: 'application/x-spss-sav',
};
