import { inFace } from './draw-text.ts';
import { colours, fonts, lineGap, page, sizes } from './look.ts';
import type { Pdf } from './pdf.ts';

const gap = 12;
const size = 9.5;
/** Above and below the words of a row. */
const padding = 5;

type Cells = readonly string[];

/**
 * A table of words in columns of one width. A row stays on one page; a long one takes what it needs. The head keeps the
 * first row beside it, and stands again at the top of each page that the table goes on to.
 */
export function drawTable(
  pdf: Pdf,
  { head, rows }: { readonly head: Cells; readonly rows: readonly Cells[] },
): void {
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  const ofHead = heightOf(pdf, head, true);
  for (const [at, cells] of rows.entries()) {
    const isFirst = at === 0;
    const needed = heightOf(pdf, cells, false) + (isFirst ? ofHead : 0);
    const isOver = pdf.y + needed > pdf.page.height - page.bottom;
    if (isOver) pdf.addPage();
    if (isFirst) drawRow(pdf, head, true, table);
    // A screen reader has heard it, and need not hear it again in the middle of the table.
    else if (isOver) drawRow(pdf, head, true, null);
    drawRow(pdf, cells, false, table);
  }
  table.end();
  pdf.y += 10;
}

const widthOf = (pdf: Pdf) => pdf.page.width - page.left - page.right;
const columnOf = (pdf: Pdf, count: number) => (widthOf(pdf) - gap * (count - 1)) / count;

/** Sets the face and the size of a cell, and answers its words as they can be drawn. */
function faced(pdf: Pdf, cell: string, isHead: boolean): string {
  const text = inFace(pdf, isHead ? fonts.sansBold : fonts.sans, cell);
  pdf.fontSize(isHead ? sizes.note : size);
  return text;
}

function heightOf(pdf: Pdf, cells: Cells, isHead: boolean): number {
  const width = columnOf(pdf, cells.length);
  const heights = cells.map((cell) => pdf.heightOfString(faced(pdf, cell, isHead), { width, lineGap }));
  return Math.max(...heights) + 2 * padding;
}

/** Tagged as a row of `table`; without one it belongs to the page. */
function drawRow(pdf: Pdf, cells: Cells, isHead: boolean, table: PDFKit.PDFStructureElement | null): void {
  const width = columnOf(pdf, cells.length);
  const { y } = pdf;
  const bottom = y + heightOf(pdf, cells, isHead);
  const write = (cell: string, at: number) => {
    const text = faced(pdf, cell, isHead);
    pdf.fillColor(isHead ? colours.soft : colours.ink);
    pdf.text(text, page.left + at * (width + gap), y + padding, { width, lineGap });
  };
  if (table === null) {
    pdf.markContent('Artifact', { type: 'Pagination' });
    cells.forEach(write);
    pdf.endMarkedContent();
  } else {
    const row = pdf.struct('TR');
    table.add(row);
    cells.forEach((cell, at) => {
      row.add(pdf.struct(isHead ? 'TH' : 'TD', {}, () => write(cell, at)));
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
