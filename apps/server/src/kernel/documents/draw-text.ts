import { say } from '@fourfold/words';
import { colours, type FontName, fonts, lineGap, otherFonts, page, sizes } from './look.ts';
import type { Pdf } from './pdf.ts';
import { missing, needsOther, printable } from './printable.ts';

/** Words in one face. */
export interface Run {
  readonly text: string;
  readonly font?: FontName;
}

interface Look {
  readonly font: FontName;
  readonly size: number;
  readonly colour?: string;
  /** From the left margin, in points. */
  readonly indent?: number;
  /** From the right margin: a column ends before it. */
  readonly right?: number;
  readonly before?: number;
  readonly after?: number;
}

/** One paragraph of a document, under its tag: P, H1, LBody. */
export function drawParagraph(pdf: Pdf, tag: string, runs: readonly Run[], look: Look): void {
  const { font, size, colour = colours.ink, indent = 0, right = 0, before = 0, after = 0 } = look;
  const said = joined(runs);
  if (said.length === 0) return;
  pdf.y += before;
  const width = pdf.page.width - page.left - page.right - indent - right;
  // One family for all of it: two on one line would stand on two levels.
  const whole = said.map(({ text }) => text).join('');
  const write = () =>
    said.forEach((run, index) => {
      const words = inFace(pdf, run.font ?? font, run.text, whole);
      pdf.fontSize(size).fillColor(colour);
      const options = { width, lineGap, continued: index < said.length - 1 };
      if (index === 0) pdf.text(words, page.left + indent, pdf.y, options);
      else pdf.text(words, options);
    });
  pdf.addStructure(pdf.struct(tag, {}, write));
  pdf.x = page.left;
  pdf.y += after;
}

/**
 * A line holds 75 letters, so what is this long without a space is broken in any case. Where is found by drawing it
 * again and again, which for a page without a space takes minutes.
 */
const longWord = /\S{60}(?=\S)/g;

const incomplete = new WeakSet<Pdf>();

/** Text as it can be drawn, and the face set that has its letters; `among` is the text that it stands in. */
export function inFace(pdf: Pdf, font: FontName, text: string, among = text): string {
  const words = printable(text).replace(longWord, '$& ');
  if (words.includes(missing) && !text.includes(missing)) incomplete.add(pdf);
  pdf.font(needsOther(font, printable(among)) ? otherFonts[font] : font);
  return words;
}

/** Under a text of which something could not be drawn: nobody has to guess what the gaps are. */
export function explainGaps(pdf: Pdf): void {
  if (!incomplete.has(pdf)) return;
  const text = say(
    '{missing} stands for words in a writing system that this document can’t display. You can read them on the page that the document was made from.',
    { missing },
  );
  drawParagraph(pdf, 'P', [{ text }], {
    font: fonts.sans,
    size: sizes.note,
    colour: colours.soft,
    before: 12,
  });
}

/** Neighbours in one face are one run, so that no gap comes between a word and its full stop. */
function joined(runs: readonly Run[]): Run[] {
  const parts: Run[] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && last.font === run.font)
      parts.splice(-1, 1, { ...run, text: last.text + run.text });
    else parts.push(run);
  }
  return parts;
}

export function drawTitle(pdf: Pdf, title: string, note: string): void {
  drawParagraph(pdf, 'H1', [{ text: title }], { font: fonts.serif, size: sizes.title, before: 24, after: 4 });
  drawParagraph(pdf, 'P', [{ text: note }], {
    font: fonts.sans,
    size: sizes.note,
    colour: colours.soft,
    after: 18,
  });
}

/** A heading keeps the first lines of what follows: alone at the foot of a page it would head nothing. */
export function drawHeading(pdf: Pdf, level: 1 | 2 | 3, runs: readonly Run[]): void {
  const size = [sizes.h1, sizes.h2, sizes.h3][level - 1] ?? sizes.h3;
  const font = level === 3 ? fonts.bold : fonts.serif;
  keepTogether(pdf, size + 70);
  drawParagraph(pdf, `H${level + 1}`, runs, { font, size, before: level === 3 ? 8 : 14, after: 5 });
}

/** What is said beside a figure, smaller and softer than the text. */
export const drawNote = (pdf: Pdf, text: string, after = 5): void =>
  drawParagraph(pdf, 'P', [{ text }], { font: fonts.sans, size: sizes.note, colour: colours.soft, after });

export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
}
