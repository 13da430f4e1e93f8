export type Cell = string | number | null;

/** A table on its way into a file: rows come as they are read, so a large one is never whole in memory. */
export interface Table {
  /** What the sheet and the file are called. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
