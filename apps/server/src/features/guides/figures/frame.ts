import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours, type FontName, fonts, page } from '../../../kernel/documents/look.ts';

/** Where a figure is drawn: from the left margin, as wide as the text. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export const frameAt = (pdf: Pdf, top: number): Frame => ({
  left: page.left,
  top,
  width: pdf.page.width - page.left - page.right,
});

interface Words {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
}

/** A label: never longer than its width, never a reason for a new page. */
export function label(pdf: Pdf, text: string, words: Words): void {
  const { x, y, width, align = 'left', font = fonts.sans, size = 9.5, colour = colours.ink } = words;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, x, y, { width, align, lineGap: 1.5 });
}

/** A fine line with two ends: the motif. */
export function line(
  pdf: Pdf,
  from: number,
  to: number,
  y: number,
  colour: string = colours.strongLine,
): void {
  pdf.lineWidth(0.8).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke();
  for (const end of [from, to])
    pdf
      .moveTo(end, y - 3.5)
      .lineTo(end, y + 3.5)
      .stroke();
}

export function dot(pdf: Pdf, x: number, y: number, colour: string = colours.ink, radius = 4): void {
  pdf.circle(x, y, radius).fill(colour);
}
