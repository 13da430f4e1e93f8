import { steps } from '@fourfold/content';
import { say } from '@fourfold/words';
import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours, fonts } from '../../../kernel/documents/look.ts';
import { dot, type Frame, label } from './frame.ts';

export const cycleHeight = 152;

/** The four steps on one line that leads back to its beginning. */
export function drawCycle(pdf: Pdf, { left, top, width }: Frame): void {
  const column = width / steps.length;
  const y = top + 18;
  const [first, last] = [left + 6, left + 6 + column * (steps.length - 1)];
  pdf.lineWidth(0.8).strokeColor(colours.strongLine).moveTo(first, y).lineTo(last, y).stroke();
  steps.forEach(({ name, question }, at) => {
    const x = left + at * column;
    dot(pdf, x + 6, y, at === steps.length - 1 ? colours.accent : colours.ink, 5);
    label(pdf, name, { x, y: y + 14, width: column - 10, font: fonts.serif, size: 13.5 });
    label(pdf, question, { x, y: y + 34, width: column - 14, colour: colours.soft });
  });
  returning(pdf, first, last, y);
  label(pdf, say('on a date that you set now'), {
    x: first,
    y: top + 128,
    width: last - first,
    align: 'center',
    size: 9,
    colour: colours.soft,
  });
}

function returning(pdf: Pdf, first: number, last: number, y: number): void {
  const low = y + 102;
  pdf.lineWidth(0.8).strokeColor(colours.strongLine).dash(2.5, { space: 2.5 });
  pdf.moveTo(last, y + 84).lineTo(last, low - 8);
  pdf.quadraticCurveTo(last, low, last - 8, low).lineTo(first + 8, low);
  pdf
    .quadraticCurveTo(first, low, first, low - 8)
    .lineTo(first, y + 88)
    .stroke()
    .undash();
  pdf
    .moveTo(first - 3, y + 91)
    .lineTo(first, y + 84)
    .lineTo(first + 3, y + 91)
    .stroke();
}
