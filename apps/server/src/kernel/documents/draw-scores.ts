import { say, sentence } from '@fourfold/words';
import { artifact, type Pdf } from './create-pdf.ts';
import { drawNote, drawParagraph, keepTogether } from './draw-text.ts';
import { colours, fonts, page } from './look.ts';

export interface DrawnScore {
  readonly name: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

const row = 34;

/** What they need to stand on one page. */
export const heightOfScores = (count: number) => count * row + 24;

const notes = {
  behaviour: sentence(
    'Each line runs from 0 to 200. The pale middle is balanced, 80 to 120. The bar is the likely range.',
  ),
  perception: sentence(
    'Each line runs from 0 to 200, and more is better. The pale middle is 80 to 120. The bar is the likely range.',
  ),
} as const;

/** Scores on their lines from 0 to 200: the quiet middle, the interval, and the dot that is the score. */
export function drawScores(pdf: Pdf, kind: keyof typeof notes, scores: readonly DrawnScore[]): void {
  if (scores.length === 0) return;
  keepTogether(pdf, heightOfScores(scores.length));
  for (const score of scores) drawScore(pdf, score);
  drawNote(pdf, notes[kind](), 10);
}

function drawScore(pdf: Pdf, { name, score, low, high }: DrawnScore): void {
  const words = say('{name}: {score, number} ({low, number} to {high, number})', {
    name,
    score,
    low,
    high,
  });
  drawParagraph(pdf, 'P', [{ text: words }], { font: fonts.sans, size: 10 });
  const y = pdf.y + 5;
  const width = pdf.page.width - page.left - page.right;
  const at = (value: number) => page.left + (Math.min(200, Math.max(0, value)) / 200) * width;
  artifact(pdf, () => {
    pdf.rect(at(80), y - 5, at(120) - at(80), 10).fill(colours.balanced);
    pdf.lineWidth(0.6).strokeColor(colours.strongLine);
    pdf.moveTo(at(0), y).lineTo(at(200), y).stroke();
    for (const end of [0, 200])
      pdf
        .moveTo(at(end), y - 4)
        .lineTo(at(end), y + 4)
        .stroke();
    pdf.lineWidth(3).strokeColor(colours.sky).moveTo(at(low), y).lineTo(at(high), y).stroke();
    pdf.circle(at(score), y, 3.6).fill(colours.ink);
  });
  pdf.y = y + 13;
}
