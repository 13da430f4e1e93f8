import type { CultureOpportunity } from '@fourfold/contract';
import { artifact, type Pdf } from '../../documents/create-pdf.ts';
import { keepTogether } from '../../documents/draw-text.ts';
import { colours, fonts, page, sizes } from '../../documents/look.ts';

const height = 230;
const radius = 10;

/** Effort and impact from 0 to 10 with the opportunities as numbered points. Their words follow below it. */
export function drawOpportunities(
  pdf: Pdf,
  points: readonly Pick<CultureOpportunity, 'effort' | 'impact'>[],
): void {
  keepTogether(pdf, height + 40);
  const left = page.left + 22;
  const width = pdf.page.width - page.right - left;
  const top = pdf.y + 6;
  const place = placeOn({ left, top, width });
  artifact(pdf, () => {
    drawFrame(pdf, place);
    for (const [index, { effort, impact }] of points.entries()) {
      const [x, y] = place(effort, impact);
      // Light where much is won for little, as on the screen.
      const easy = effort < 5 && impact > 5;
      pdf
        .circle(x, y, radius)
        .fillAndStroke(easy ? colours.sky : colours.ink, easy ? colours.skyLine : colours.ink);
      pdf
        .font(fonts.sansBold)
        .fontSize(sizes.note)
        .fillColor(easy ? colours.ink : '#ffffff');
      pdf.text(String(index + 1), x - radius, y - 5.5, {
        width: 2 * radius,
        align: 'center',
        lineBreak: false,
      });
    }
  });
  pdf.x = page.left;
  pdf.y = top + height + 34;
}

type Place = (effort: number, impact: number) => readonly [number, number];

function placeOn({ left, top, width }: { left: number; top: number; width: number }): Place {
  const clamp = (value: number) => Math.min(10, Math.max(0, value)) / 10;
  return (effort, impact) => [left + clamp(effort) * width, top + (1 - clamp(impact)) * height];
}

function drawFrame(pdf: Pdf, place: Place): void {
  pdf.font(fonts.sans).fontSize(sizes.note).fillColor(colours.soft);
  for (const step of [0, 2, 4, 6, 8, 10]) {
    const [x, bottom] = place(step, 0);
    const [left, y] = place(0, step);
    pdf.lineWidth(0.5).strokeColor(colours.line);
    pdf
      .moveTo(x, bottom)
      .lineTo(...place(step, 10))
      .stroke();
    pdf
      .moveTo(left, y)
      .lineTo(...place(10, step))
      .stroke();
    pdf.text(String(step), x - 8, bottom + 4, { width: 16, align: 'center', lineBreak: false });
    pdf.text(String(step), left - 20, y - 5, { width: 15, align: 'right', lineBreak: false });
  }
  const [left, bottom] = place(0, 0);
  const [right] = place(10, 0);
  pdf
    .font(fonts.sansBold)
    .text('Effort', left, bottom + 16, { width: right - left, align: 'center', lineBreak: false });
  const [, top] = place(0, 10);
  pdf.text('Impact', left - 20, top - 14, { lineBreak: false });
}
