import type { OpportunityPoint } from '@fourfold/content';
import { say } from '@fourfold/words';
import type { Pdf } from '../../../kernel/documents/create-pdf.ts';
import { colours, fonts } from '../../../kernel/documents/look.ts';
import { type Frame, label } from './frame.ts';

const side = 214;
const radius = 10;

export const opportunitiesHeight = side + 30;

/** Effort and impact from 0 to 10: light blue where little effort meets much impact, navy for the rest. */
export function drawOpportunities(
  pdf: Pdf,
  { left, top, width }: Frame,
  points: readonly OpportunityPoint[],
): void {
  const [x, y] = [left + 22, top + 4];
  const across = (effort: number) => x + (effort / 10) * side;
  const up = (impact: number) => y + side - (impact / 10) * side;
  pdf.lineWidth(0.6).strokeColor(colours.line).rect(x, y, side, side).stroke();
  pdf
    .moveTo(across(5), y)
    .lineTo(across(5), y + side)
    .stroke();
  pdf
    .moveTo(x, up(5))
    .lineTo(x + side, up(5))
    .stroke();
  label(pdf, say('Effort'), { x, y: y + side + 6, width: side, align: 'center', colour: colours.soft });
  pdf.save().rotate(-90, { origin: [left + 6, y + side / 2] });
  label(pdf, say('Impact'), {
    x: left - 44,
    y: y + side / 2 - 5,
    width: 100,
    align: 'center',
    colour: colours.soft,
  });
  pdf.restore();
  points.forEach(({ effort, impact }, at) => {
    const paysOff = effort < 5 && impact > 5;
    pdf.circle(across(effort), up(impact), radius).fill(paysOff ? colours.sky : colours.ink);
    const place = { x: across(effort) - radius, y: up(impact) - 5.5, width: 2 * radius };
    const colour = paysOff ? colours.ink : colours.raised;
    label(pdf, String(at + 1), { ...place, align: 'center', font: fonts.sansBold, size: 10, colour });
  });
  points.forEach(({ name }, at) => {
    const place = { x: x + side + 22, y: top + 20 + at * 30, width: left + width - x - side - 22 };
    label(pdf, `${at + 1}  ${name}`, { ...place, size: 10.5 });
  });
}
