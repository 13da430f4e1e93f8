import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { spread } from '@fourfold/contract/spread';
import { sentence } from '@fourfold/words';
import { artifact, type Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawNote, keepTogether } from '../../kernel/documents/draw-text.ts';
import { colours, fonts, page, sizes } from '../../kernel/documents/look.ts';

const height = 230;
const radius = 10;

type Point = readonly [x: number, y: number];

type DrawnPoint = Pick<CultureOpportunity, 'effort' | 'effort_range' | 'impact' | 'impact_range' | 'label'>;

/** Effort and impact from 0 to 10, the opportunities as numbered points. Words follow below. */
export function drawOpportunities(pdf: Pdf, points: readonly DrawnPoint[]): void {
  keepTogether(pdf, height + 60);
  const left = page.left + 22;
  const width = pdf.page.width - page.right - left;
  const top = pdf.y + 6;
  const place = placeOn({ left, top, width });
  artifact(pdf, () => {
    drawFrame(pdf, place);
    const exact = points.map(({ effort, impact }) => asPlace(place(effort, impact)));
    const plot = { left, right: left + width, top, bottom: top + height };
    const { places, moved } = spread(exact, plot, radius);
    for (const index of moved) drawTruePlace(pdf, asPoint(exact[index]), asPoint(places[index]));
    for (const [index, point] of points.entries())
      drawDisc(pdf, String(index + 1), asPoint(places[index]), point);
  });
  pdf.x = page.left;
  pdf.y = top + height + 34;
  drawNote(pdf, `${note()} ${points.map(sayRanges).join(' ')}`, 8);
}

const note = sentence(
  'Higher up means more impact. Further left means less effort. Circles that would overlap are moved apart, and a dot marks where each one belongs. A broken ring means that the result is unclear.',
);
const ranges = sentence<
  Readonly<Record<'place' | 'fromEffort' | 'toEffort' | 'fromImpact' | 'toImpact', number>>
>(
  'Likely ranges for number {place, number}: effort {fromEffort, number} to {toEffort, number}, impact {fromImpact, number} to {toImpact, number}.',
);

function sayRanges({ effort_range, impact_range }: DrawnPoint, index: number): string {
  const inTenths = (value: number) => Math.round(value * 10) / 10;
  return ranges({
    place: index + 1,
    fromEffort: inTenths(effort_range.low),
    toEffort: inTenths(effort_range.high),
    fromImpact: inTenths(impact_range.low),
    toImpact: inTenths(impact_range.high),
  });
}

const axes = { effort: sentence('Effort'), impact: sentence('Impact') };

/** The paler and then the broken ring: the less certain, as on the screen. */
const depth: Record<CultureOpportunity['label'], number> = { clear: 1, likely: 0.35, unclear: 0.08 };

const asPlace = ([x, y]: Point) => ({ x, y });
const asPoint = (place: { readonly x: number; readonly y: number } | undefined): Point => [
  place?.x ?? 0,
  place?.y ?? 0,
];

function drawDisc(pdf: Pdf, number: string, [x, y]: Point, { effort, impact, label }: DrawnPoint): void {
  // Light where much is won for little, as on the screen.
  const easy = effort < 5 && impact > 5;
  pdf.circle(x, y, radius).fill(colours.paper);
  pdf.save();
  if (label === 'unclear') pdf.dash(2.4, { space: 2 });
  pdf
    .lineWidth(1)
    .fillOpacity(depth[label])
    .circle(x, y, radius)
    .fillAndStroke(easy ? colours.sky : colours.ink, easy ? colours.skyLine : colours.ink);
  pdf.restore();
  pdf
    .font(fonts.sansBold)
    .fontSize(sizes.note)
    .fillColor(easy || label !== 'clear' ? colours.ink : '#ffffff');
  pdf.text(number, x - radius, y - 5.5, { width: 2 * radius, align: 'center', lineBreak: false });
}

/** Where a disc belongs that made room for another: a dot, with a line from the disc's edge to it. */
function drawTruePlace(pdf: Pdf, [fromX, fromY]: Point, [toX, toY]: Point): void {
  const far = Math.hypot(toX - fromX, toY - fromY);
  const out = Math.min(1, radius / far);
  pdf
    .lineWidth(0.75)
    .moveTo(fromX, fromY)
    .lineTo(toX + out * (fromX - toX), toY + out * (fromY - toY))
    .stroke(colours.ink);
  pdf.lineWidth(1).circle(fromX, fromY, 2.2).fillAndStroke(colours.ink, colours.paper);
}

type Place = (effort: number, impact: number) => Point;

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
    .text(axes.effort(), left, bottom + 16, { width: right - left, align: 'center', lineBreak: false });
  const [, top] = place(0, 10);
  pdf.text(axes.impact(), left - 20, top - 14, { lineBreak: false });
}
