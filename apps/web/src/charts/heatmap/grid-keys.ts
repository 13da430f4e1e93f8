/** A place in the grid: row 0 is the header, column 0 names the rows. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** How far Page Up and Page Down go. */
const PAGE = 8;

/**
 * Where a key leads in a grid of `rows` by `columns`, headers included; null for a key that moves nothing.
 *
 * Example: End from row 3 leads to its last column, with Ctrl to the last cell of all.
 */
export function nextPlace(
  { key, ctrlKey, metaKey }: Pressed,
  { row, column }: GridPlace,
  size: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  const far = ctrlKey || metaKey;
  const moves: Record<string, GridPlace> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? size.rows : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? size.columns : column + 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? size.rows : row, column: size.columns },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
  };
  const next = moves[key];
  return next ? insideGrid(next, size) : null;
}

export function insideGrid(
  { row, column }: GridPlace,
  size: { readonly rows: number; readonly columns: number },
): GridPlace {
  return {
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}
