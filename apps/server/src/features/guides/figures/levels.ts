import { levels } from '@fourfold/content';
import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours, fonts } from '../../../kernel/documents/look.ts';
import { dot, type Frame, label, line } from './frame.ts';

const row = 52;
/** Out of step, and the fourth in line with what is drawn beside it. */
const places = [0.22, 0.68, 0.38, 0.5];

export const levelsHeight = levels.length * row + 8;

/** Four lines, stacked: each level with its question, further from sight the further down. */
export function drawLevels(pdf: Pdf, { left, top, width }: Frame): void {
  const [from, to] = [left + 190, left + width];
  levels.forEach(({ number, name, question }, at) => {
    const y = top + 24 + at * row;
    label(pdf, `${number}  ${name}`, { x: left, y: y - 17, width: 180, font: fonts.serif, size: 15 });
    label(pdf, question, { x: left, y: y + 3, width: 180, colour: colours.soft });
    line(pdf, from, to, y);
    const isDeepest = at === levels.length - 1;
    dot(pdf, from + (places[at] ?? 0.5) * (to - from), y, isDeepest ? colours.accent : colours.ink, 5);
  });
}
