import type { PoleLine } from '@fourfold/content';
import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours, fonts } from '../../../kernel/documents/look.ts';
import { dot, type Frame, label, line } from './frame.ts';

const row = 40;

export const linesHeight = (lines: readonly PoleLine[]) => lines.length * row + 6;

/** Personal constructs: an end on each side, and everyone's place between them. */
export function drawLines(pdf: Pdf, { left, top, width }: Frame, lines: readonly PoleLine[]): void {
  const side = 118;
  const [from, to] = [left + side + 12, left + width - side - 12];
  lines.forEach(({ first, last, dots }, at) => {
    const y = top + 18 + at * row;
    const words = { y: y - 7, width: side, font: fonts.italic, size: 10.5 };
    label(pdf, first, { ...words, x: left, align: 'right' });
    label(pdf, last, { ...words, x: left + width - side });
    line(pdf, from, to, y);
    const isOne = dots.length === 1;
    for (const place of dots) dot(pdf, from + place * (to - from), y, isOne ? colours.accent : colours.ink);
  });
}
