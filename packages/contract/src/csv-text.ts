/**
 * How a text stands in a file of CSV, so that no spreadsheet takes any of it for a formula: some of these texts were
 * typed by strangers. A file of ours has commas between its cells, but a spreadsheet splits it by what its own locale
 * separates by, and knows a quotation mark only at the beginning of what it holds for a cell. So a formula may begin
 * not only with a text but after each separator in it.
 *
 * Example: `a;=1+1` becomes `a;'=1+1`, and `＝1+1`, which Excel reads as `=1+1`, becomes `'＝1+1`.
 */

/** Signs that begin a formula, also full-width, small, raised and lowered: all that normalise to one of = + - @. */
const sign = '=＝﹦⁼₌⩵⩶+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫';
/** What some locale or import separates cells and lines by. */
const separator = ',;|\\t\\n\\v\\f\\r\\x85\\u2028\\u2029';
/** What is dropped or not seen before a sign: spaces, control characters, invisible signs, quotation marks. */
const skipped = `(?:(?![${separator}])[\\p{Z}\\p{C}"'’])*`;

/** A tab or a line break at the very beginning is dropped by some readers, with whatever follows it then first. */
const starts = (apostrophe: string) =>
  new RegExp(
    `^${apostrophe}(?=${skipped}[${sign}\\t\\r\\n])|(?<=[${separator}])${apostrophe}(?=${skipped}[${sign}])`,
    'gu',
  );
const unmarked = starts('');
const marked = starts("'");

/** Puts an apostrophe before each beginning of a formula. One that stood there already gets another one. */
export const neutralise = (text: string): string => text.replace(unmarked, "'");

/** The text again, of what `neutralise` made of it. */
export const restore = (text: string): string => text.replace(marked, '');

/** What someone's separator is, what is trimmed, and what was neutralised at its beginning. */
const needsQuotes = new RegExp(`["${separator}]|^[\\s']|\\s$`, 'u');

/** What nobody takes for anything else: a file of answers has a million of these. */
const plain = /^[A-Za-z0-9]*$/;

/** A cell of CSV (RFC 4180), neutralised, and quoted wherever some reader might see more than one cell in it. */
export function csvCell(text: string): string {
  if (plain.test(text)) return text;
  const harmless = neutralise(text);
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
