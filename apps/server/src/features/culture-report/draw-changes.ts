import type { CultureRound, RoundsAnswer } from '@fourfold/contract/schemas';
import type { Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawHeading, drawNote, drawParagraph, keepTogether } from '../../kernel/documents/draw-text.ts';
import { fonts, sizes } from '../../kernel/documents/look.ts';
import { count } from '../culture/4-explain/sentences.ts';

/** What a board can take in; the page and the spreadsheet have all of them. */
const MOST = 8;

/** What is more than chance from one round to the next, each change with its range. */
export function drawChanges(pdf: Pdf, answer: RoundsAnswer): void {
  const { earlier, later, earlier_people, people, sentence, changes } = answer;
  const found = changes
    .filter(({ change }) => change.stands_out)
    .toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points));
  const shown = found.slice(0, MOST);
  keepTogether(pdf, 140 + 17 * shown.length);
  drawHeading(pdf, 1, [{ text: 'What has changed' }]);
  drawParagraph(pdf, 'P', [{ text: sentence }], { font: fonts.serif, size: sizes.body, after: 7 });
  const left = found.length - shown.length;
  const more = left > 0 ? ` ${left} more are on the page.` : '';
  drawNote(pdf, `From ${saidOf(earlier, earlier_people)} to ${saidOf(later, people)}, in points.${more}`);
  for (const { name, earlier: before, later: now, change } of shown) {
    const range = `${signed(change.low)} to ${signed(change.high)}`;
    drawNote(
      pdf,
      `${name}: ${Math.round(before.score)} before, ${Math.round(now.score)} now; ${signed(change.points)} (${range})`,
    );
  }
}

const saidOf = (round: CultureRound | null, people: number): string =>
  `${round?.name ?? 'a round'} (${count(people, 'person', 'people')})`;

/** As on the screen: half a point goes away from zero on either side. */
function signed(points: number): string {
  const size = Math.round(Math.abs(points));
  if (size === 0) return '0';
  return points < 0 ? `−${size}` : `+${size}`;
}
