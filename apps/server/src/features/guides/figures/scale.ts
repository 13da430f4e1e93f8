import type { ScaleScore } from '@fourfold/content';
import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours } from '../../../kernel/documents/look.ts';
import { dot, type Frame, label, line } from './frame.ts';

const row = 38;
/** The ends of the bands of the specification, and their words. */
const bands = [
  { from: 0, to: 50, word: 'underactivated' },
  { from: 50, to: 80, word: 'low' },
  { from: 80, to: 120, word: 'balanced' },
  { from: 120, to: 150, word: 'high' },
  { from: 150, to: 200, word: 'overactivated' },
] as const;

export const scaleHeight = (scores: readonly ScaleScore[]) => scores.length * row + 40;

/** Figures on the scale from 0 to 200, none without the range in which the truth probably lies. */
export function drawScale(pdf: Pdf, { left, top, width }: Frame, scores: readonly ScaleScore[]): void {
  const names = 104;
  const [from, to] = [left + names, left + width];
  const at = (score: number) => from + (score / 200) * (to - from);
  pdf.rect(at(80), top + 18, at(120) - at(80), scores.length * row).fill(colours.balanced);
  for (const band of bands) {
    const place = { x: at(band.from), y: top, width: at(band.to) - at(band.from), align: 'center' as const };
    label(pdf, band.word, { ...place, size: 7.5, colour: colours.soft });
  }
  scores.forEach(({ label: name, score, halfWidth }, index) => {
    const y = top + 18 + row / 2 + index * row;
    label(pdf, name, { x: left, y: y - 6, width: names - 12 });
    line(pdf, from, to, y);
    pdf.lineWidth(4).strokeColor(colours.sky);
    pdf
      .moveTo(at(score - halfWidth), y)
      .lineTo(at(score + halfWidth), y)
      .stroke();
    dot(pdf, at(score), y);
    const said = { x: at(score) - 20, y: y + 6, width: 40, align: 'center' as const, size: 8.5 };
    label(pdf, String(score), said);
  });
  const foot = { y: top + 22 + scores.length * row, width: 40, size: 8, colour: colours.soft };
  for (const score of [0, 100, 200])
    label(pdf, String(score), { ...foot, x: at(score) - 20, align: 'center' });
}
