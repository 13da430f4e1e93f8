import { inFace } from './draw-text.ts';
import { colours, fonts, lineGap, page, sizes } from './look.ts';
import type { Pdf } from './pdf.ts';

const gap = 12;
const size = 9.5;
/** Above and below the words of a row. */
const padding = 5;

type Cells = readonly string[];

interface Column {
  readonly left: number;
  readonly width: number;
}

/**
 * A table of words, in columns that are wider the more they say. A row stays on one page; a long one takes what it needs.
 * The head keeps the first row beside it, and stands again at the top of each page that the table goes on to.
 */
export function drawTable(
  pdf: Pdf,
  { head, rows }: { readonly head: Cells; readonly rows: readonly Cells[] },
): void {
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  const columns = columnsOf(pdf, [head, ...rows]);
  const ofHead = heightOf(pdf, columns, head, true);
  for (const [at, cells] of rows.entries()) {
    const isFirst = at === 0;
    const needed = heightOf(pdf, columns, cells, false) + (isFirst ? ofHead : 0);
    const isOver = pdf.y + needed > pdf.page.height - page.bottom;
    if (isOver) pdf.addPage();
    if (isFirst) drawRow(pdf, columns, head, true, table);
    // A screen reader has heard it, and need not hear it again in the middle of the table.
    else if (isOver) drawRow(pdf, columns, head, true, null);
    drawRow(pdf, columns, cells, false, table);
  }
  table.end();
  pdf.y += 10;
}

const widthOf = (pdf: Pdf) => pdf.page.width - page.left - page.right;

/** By the root of how much a column says, so that the longest gets most and a short one stays readable. */
function columnsOf(pdf: Pdf, rows: readonly Cells[]): readonly Column[] {
  const weights = (rows[0] ?? []).map((_, at) =>
    Math.sqrt(rows.reduce((sum, cells) => sum + (cells[at] ?? '').length, 0)),
  );
  const unit = (widthOf(pdf) - gap * (weights.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  let left = page.left;
  return weights.map((weight) => {
    const column = { left, width: weight * unit };
    left += column.width + gap;
    return column;
  });
}

/** Sets the face and the size of a cell, and answers its words as they can be drawn. */
function faced(pdf: Pdf, cell: string, isHead: boolean): string {
  const text = inFace(pdf, isHead ? fonts.sansBold : fonts.sans, cell);
  pdf.fontSize(isHead ? sizes.note : size);
  return text;
}

function heightOf(pdf: Pdf, columns: readonly Column[], cells: Cells, isHead: boolean): number {
  const heights = columns.map(({ width }, at) =>
    pdf.heightOfString(faced(pdf, cells[at] ?? '', isHead), { width, lineGap }),
  );
  return Math.max(...heights) + 2 * padding;
}

/** Tagged as a row of `table`; without one it belongs to the page. */
function drawRow(
  pdf: Pdf,
  columns: readonly Column[],
  cells: Cells,
  isHead: boolean,
  table: PDFKit.PDFStructureElement | null,
): void {
  const { y } = pdf;
  const bottom = y + heightOf(pdf, columns, cells, isHead);
  const write = ({ left, width }: Column, at: number) => {
    const text = faced(pdf, cells[at] ?? '', isHead);
    pdf.fillColor(isHead ? colours.soft : colours.ink);
    pdf.text(text, left, y + padding, { width, lineGap });
  };
  if (table === null) {
    pdf.markContent('Artifact', { type: 'Pagination' });
    columns.forEach(write);
    pdf.endMarkedContent();
  } else {
    const row = pdf.struct('TR');
    table.add(row);
    columns.forEach((column, at) => {
      row.add(pdf.struct(isHead ? 'TH' : 'TD', {}, () => write(column, at)));
    });
    row.end();
  }
  drawLine(pdf, bottom);
  pdf.x = page.left;
  pdf.y = bottom;
}

function drawLine(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact');
  pdf
    .moveTo(page.left, y)
    .lineTo(page.left + widthOf(pdf), y)
    .lineWidth(0.5)
    .stroke(colours.line);
  pdf.endMarkedContent();
}
