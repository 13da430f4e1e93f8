import type { Block, FormField } from '@fourfold/content';
import type { Pdf } from '../../kernel/documents/create-pdf.ts';
import { keepTogether } from '../../kernel/documents/draw-text.ts';
import { colours, type FontName, fonts, page } from '../../kernel/documents/look.ts';

const padding = 5;
const size = 9.8;
const lineGap = 1.6;

interface Cell {
  readonly text: string;
  readonly font: FontName;
  readonly x: number;
  readonly width: number;
}

const widthOf = (pdf: Pdf) => pdf.page.width - page.left - page.right;

/** Hairlines between rows and none between columns; a row stays on one page, and the head repeats on the next. */
export function drawTable(pdf: Pdf, { head, rows, widths }: Extract<Block, { kind: 'table' }>): void {
  const shares = widths ?? head.map(() => 1 / head.length);
  const cellsOf = (texts: readonly string[], isHead: boolean): Cell[] => {
    let x = page.left;
    return texts.map((text, at) => {
      const width = (shares[at] ?? 0) * widthOf(pdf);
      const cell = { text, font: isHead || at === 0 ? fonts.sansBold : fonts.sans, x, width };
      x += width;
      return cell;
    });
  };
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  keepTogether(pdf, 90);
  drawRow(pdf, table, cellsOf(head, true), 'TH');
  for (const row of rows) {
    const cells = cellsOf(row, false);
    if (pdf.y + heightOf(pdf, cells) > pdf.page.height - page.bottom) {
      pdf.addPage();
      drawRow(pdf, table, cellsOf(head, true), 'TH');
    }
    drawRow(pdf, table, cells, 'TD');
  }
  table.end();
  pdf.x = page.left;
  pdf.y += 14;
}

function heightOf(pdf: Pdf, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, font, width }) => {
    pdf.font(font).fontSize(size);
    return pdf.heightOfString(text, { width: width - 2 * padding, lineGap });
  });
  return Math.max(...heights) + 2 * padding;
}

function drawRow(
  pdf: Pdf,
  table: PDFKit.PDFStructureElement,
  cells: readonly Cell[],
  tag: 'TH' | 'TD',
): void {
  const height = heightOf(pdf, cells);
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  for (const { text, font, x, width } of cells) {
    row.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(font)
          .fontSize(size)
          .fillColor(tag === 'TH' ? colours.soft : colours.ink);
        pdf.text(text, x + (x === page.left ? 0 : padding), top + padding, {
          width: width - 2 * padding,
          lineGap,
        });
      }),
    );
  }
  row.end();
  hairline(pdf, top + height, tag === 'TH' ? colours.strongLine : colours.line);
  pdf.y = top + height;
}

function hairline(pdf: Pdf, y: number, colour: string): void {
  pdf.markContent('Artifact');
  pdf.lineWidth(0.6).strokeColor(colour);
  pdf
    .moveTo(page.left, y)
    .lineTo(page.left + widthOf(pdf), y)
    .stroke();
  pdf.endMarkedContent();
}

const writingLine = 22.5;

/** Labels with lines to write on. */
export function drawForm(pdf: Pdf, fields: readonly FormField[]): void {
  for (const { label, hint, lines = 1 } of fields) {
    keepTogether(pdf, 18 + lines * writingLine);
    const words = hint === undefined ? '' : `   ${hint}`;
    pdf.addStructure(
      pdf.struct('P', {}, () => {
        pdf.font(fonts.sansBold).fontSize(10.5).fillColor(colours.ink);
        pdf.text(label, page.left, pdf.y + 6, { continued: words !== '', width: widthOf(pdf) });
        if (words !== '') pdf.font(fonts.sans).fontSize(9).fillColor(colours.soft).text(words);
      }),
    );
    for (let line = 1; line <= lines; line++)
      hairline(pdf, pdf.y + line * writingLine - 4, colours.strongLine);
    pdf.x = page.left;
    pdf.y += lines * writingLine + 4;
  }
}
