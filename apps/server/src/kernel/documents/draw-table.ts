import { inFace, keepTogether } from './draw-text.ts';
import { colours, fonts, lineGap, page, sizes } from './look.ts';
import type { Pdf } from './pdf.ts';

const gap = 12;
const size = 9.5;

/** A table of words in columns of one width. A row stays on one page; a long one takes what it needs. */
export function drawTable(
  pdf: Pdf,
  { head, rows }: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] },
): void {
  const whole = pdf.page.width - page.left - page.right;
  const width = (whole - gap * (head.length - 1)) / head.length;
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  const draw = (cells: readonly string[], isHead: boolean): void => {
    const font = isHead ? fonts.sansBold : fonts.sans;
    const texts = cells.map((cell) => inFace(pdf, font, cell));
    const heightOf = (text: string, cell: string) => {
      inFace(pdf, font, cell);
      return pdf.fontSize(isHead ? sizes.note : size).heightOfString(text, { width, lineGap });
    };
    const height = Math.max(...texts.map((text, at) => heightOf(text, cells[at] ?? '')));
    keepTogether(pdf, height + 14);
    const top = pdf.y + 5;
    const row = pdf.struct('TR');
    table.add(row);
    for (const [at, cell] of cells.entries()) {
      const write = () => {
        const text = inFace(pdf, font, cell);
        pdf.fontSize(isHead ? sizes.note : size).fillColor(isHead ? colours.soft : colours.ink);
        pdf.text(text, page.left + at * (width + gap), top, { width, lineGap });
      };
      row.add(pdf.struct(isHead ? 'TH' : 'TD', {}, write));
    }
    row.end();
    const bottom = top + height + 5;
    pdf.markContent('Artifact');
    pdf
      .moveTo(page.left, bottom)
      .lineTo(page.left + whole, bottom)
      .lineWidth(0.5)
      .stroke(colours.line);
    pdf.endMarkedContent();
    pdf.x = page.left;
    pdf.y = bottom;
  };
  draw(head, true);
  for (const cells of rows) draw(cells, false);
  table.end();
  pdf.y += 10;
}
