import type { Figure, HeatmapAnswer } from '@fourfold/contract/schemas';
import { BALANCED, FULL, HALF, HIGH_EDGE, HIGHEST, LOW_EDGE, LOWEST } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { percentOf } from '@fourfold/words/format';
import { artifact, type Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawParagraph, inFace, keepTogether } from '../../kernel/documents/draw-text.ts';
import { colours, fonts, page, sizes } from '../../kernel/documents/look.ts';
import { printable } from '../../kernel/documents/printable.ts';

const row = 20;
const names = 98;
const headHeight = 92;

/** The bands of the screens; how much of their colour is seen follows how sure it is. */
const bandColours: Record<Figure['band'], string> = {
  underactivated: '#1d4f8c',
  low: '#add0ea',
  balanced: '#efe7d6',
  high: '#f1c264',
  overactivated: '#ad4c0c',
};
const depth: Record<Figure['strength'], number> = { full: 1, half: 0.7, pale: 0.4 };

/** Departments by competencies: the score in each cell, coloured by how clearly it is out of balance. */
export function drawHeatmap(pdf: Pdf, { whole, departments, columns }: HeatmapAnswer): void {
  const rows = [...(whole === null ? [] : [whole]), ...departments];
  const step = (pdf.page.width - page.left - page.right - names) / columns.length;
  for (let from = 0; from < rows.length; from += 24) {
    const some = rows.slice(from, from + 24);
    keepTogether(pdf, headHeight + some.length * row + 8);
    const top = pdf.y + headHeight;
    artifact(pdf, () => {
      for (const [index, { name }] of columns.entries())
        drawHead(pdf, name, page.left + names + (index + 0.5) * step, top - 4);
    });
    for (const [index, entry] of some.entries()) {
      const y = top + index * row;
      // Screen readers read the row as a sentence and skip its picture.
      const said =
        entry.withheld?.text ??
        columns.map(({ key, name }) => scored({ name, score: round(entry.cells[key]) })).join(', ');
      const { name, people } = entry;
      const label = entry.withheld === null ? counted({ name, people }) : name;
      pdf.addStructure(
        pdf.struct('P', { alt: rowOf({ label, said }) }, () => {
          const words = inFace(pdf, fonts.sans, label);
          pdf.fontSize(sizes.note).fillColor(colours.ink);
          pdf.text(words, page.left, y + 4, { width: names - 6, height: 12, ellipsis: true });
        }),
      );
      artifact(pdf, () => {
        if (entry.withheld !== null) drawWithheld(pdf, entry.withheld.text, y, step * columns.length);
        for (const [at, { key }] of columns.entries())
          drawCell(pdf, entry.cells[key], page.left + names + at * step, y, step);
      });
    }
    pdf.x = page.left;
    pdf.y = top + some.length * row + 10;
  }
  drawParagraph(
    pdf,
    'P',
    [
      {
        text: legend({
          lowest: LOWEST,
          highest: HIGHEST,
          balanced: BALANCED,
          low: LOW_EDGE,
          high: HIGH_EDGE,
          full: percentOf(FULL),
          half: percentOf(HALF),
        }),
      },
    ],
    { font: fonts.sans, size: sizes.note, colour: colours.soft, after: 10 },
  );
}

const legend = sentence<{
  lowest: number;
  highest: number;
  balanced: number;
  low: number;
  high: number;
  full: string;
  half: string;
}>(
  'Scores from {lowest, number} to {highest, number}. {balanced, number} is balanced, and so is anything from {low, number} to {high, number}. Blue means too little, amber and rust too much. Full colour means clearly out of balance (at least {full} certain). The palest shade means less than {half} certain. In brackets, the number of people.',
);
const counted = sentence<{ name: string; people: number }>('{name} ({people, number})');
const scored = sentence<{ name: string; score: string }>('{name} {score}');
const rowOf = sentence<{ label: string; said: string }>('{label}: {said}');

const round = (figure: Figure | undefined) => (figure === undefined ? '–' : String(Math.round(figure.score)));

function drawHead(pdf: Pdf, name: string, x: number, y: number): void {
  pdf.save().rotate(-60, { origin: [x, y] });
  pdf.font(fonts.sans).fontSize(8).fillColor(colours.soft);
  pdf.text(printable(name), x, y - 4, { lineBreak: false });
  pdf.restore();
}

function drawCell(pdf: Pdf, figure: Figure | undefined, x: number, y: number, width: number): void {
  if (figure === undefined) return;
  const { band, strength } = figure;
  pdf.save().fillOpacity(depth[strength]);
  pdf.rect(x + 0.5, y + 0.5, width - 1, row - 1).fill(bandColours[band]);
  pdf.restore();
  const dark = strength !== 'pale' && (band === 'underactivated' || band === 'overactivated');
  pdf
    .font(fonts.sans)
    .fontSize(8.5)
    .fillColor(dark ? colours.raised : colours.ink);
  pdf.text(round(figure), x, y + 5.5, { width, align: 'center', lineBreak: false });
}

function drawWithheld(pdf: Pdf, text: string, y: number, width: number): void {
  pdf.font(fonts.sans).fontSize(7.5).fillColor(colours.soft);
  pdf.text(printable(text), page.left + names, y + 5, { width, height: 10, ellipsis: true });
}
