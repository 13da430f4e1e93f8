/** Lines in columns that stand under each other, the first line being the heads. */
export function drawTable(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => (row[column] ?? '').length)),
  );
  return texts
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** `2027-01-31 14:05` in UTC, as the logs have it. */
export const shortTime = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
