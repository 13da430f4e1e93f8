import type { Inline, RichBlock } from '@fourfold/contract/words';
import type { Pdf } from './create-pdf.ts';
import { drawHeading, drawParagraph, keepTogether, type Run } from './draw-text.ts';
import { colours, type FontName, fonts, page, sizes } from './look.ts';

const step = 18;

interface Place {
  /** How far in it stands, for lists and quotations. */
  readonly indent: number;
  readonly font: FontName;
}

/** Draws a whole text. */
export function drawRichText(
  pdf: Pdf,
  blocks: readonly RichBlock[],
  place: Place = { indent: 0, font: fonts.serif },
): void {
  for (const block of blocks) drawBlock(pdf, block, place);
}

function drawBlock(pdf: Pdf, block: RichBlock, place: Place): void {
  const { indent, font } = place;
  switch (block.type) {
    case 'heading':
      drawHeading(pdf, block.level, runsOf(block.children, block.level === 3 ? fonts.bold : fonts.serif));
      return;
    case 'paragraph':
      drawParagraph(pdf, 'P', runsOf(block.children, font), { font, size: sizes.body, indent, after: 7 });
      return;
    case 'list':
      block.items.forEach((item, index) => {
        const sign = block.start === null ? '–' : `${block.start + index}.`;
        drawItem(pdf, sign, item, place);
      });
      return;
    case 'quote':
      drawRichText(pdf, block.children, { indent: indent + step, font: fonts.italic });
      return;
    case 'rule':
      drawRule(pdf, indent);
  }
}

/** The sign stands in the margin of its own item, on the same line. */
function drawItem(pdf: Pdf, sign: string, item: readonly RichBlock[], { indent, font }: Place): void {
  keepTogether(pdf, sizes.body * 2);
  const { y } = pdf;
  drawParagraph(pdf, 'Lbl', [{ text: sign }], { font, size: sizes.body, indent });
  pdf.y = y;
  drawRichText(pdf, item, { indent: indent + step, font });
}

function drawRule(pdf: Pdf, indent: number): void {
  const y = pdf.y + 6;
  pdf
    .moveTo(page.left + indent, y)
    .lineTo(page.left + indent + 72, y)
    .lineWidth(0.7)
    .stroke(colours.ink);
  pdf.y = y + 14;
}

function runsOf(inlines: readonly Inline[], base: FontName, font: FontName = base): Run[] {
  return inlines.flatMap((inline): Run[] => {
    if (inline.type === 'text') return [{ text: inline.text.replace(/\s+/g, ' '), font }];
    if (inline.type === 'break') return [{ text: '\n', font }];
    if (inline.type === 'mark') return runsOf(inline.children, base, font);
    return runsOf(inline.children, base, inline.type === 'strong' ? fonts.bold : fonts.italic);
  });
}
