type Cell = string | number | null;

/**
 * Lines that every spreadsheet opens: RFC 4180, and the mark that says UTF-8. A text that a spreadsheet would take for
 * a formula gets an apostrophe before it, because some of these texts were typed by strangers.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
