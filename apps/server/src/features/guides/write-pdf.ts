import type { Block, Guide, Part, Summary } from '@fourfold/content';
import { siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { inLanguage } from '@fourfold/words/language';
import { artifact, createPdf, type Pdf } from '../../kernel/documents/create-pdf.ts';
import {
  drawHeading,
  drawParagraph,
  drawNote as drawSmall,
  drawTitle,
  keepTogether,
} from '../../kernel/documents/draw-text.ts';
import { colours, fonts, page, sizes } from '../../kernel/documents/look.ts';
import { certaintyNote, guideLanguage } from './guide-language.ts';
import { drawFigure } from './pdf-figure.ts';
import { drawForm, drawTable } from './pdf-table.ts';

const bullet = 16;

/** A guide as a PDF: to be read on a screen, printed, and written in. */
export function writePdf(guide: Guide, createdAt: Date): Promise<Buffer> {
  const parts = {
    title: guide.title,
    language: guideLanguage,
    organisation: siteName,
    logo: null,
    createdAt,
  };
  return inLanguage(guideLanguage, () =>
    createPdf(parts, (pdf) => {
      drawTitle(pdf, guide.title, guide.subtitle);
      if (guide.summary !== undefined) drawSummary(pdf, guide.summary);
      for (const part of guide.parts) drawPart(pdf, part);
      references(pdf, guide.references);
    }),
  );
}

function drawSummary(pdf: Pdf, lines: Summary): void {
  drawHeading(pdf, 1, [{ text: say('In short') }]);
  for (const line of lines) drawItem(pdf, line, '–');
  drawSmall(pdf, certaintyNote());
}

function drawPart(pdf: Pdf, { title, blocks, newPage }: Part): void {
  if (newPage === true) pdf.addPage();
  drawHeading(pdf, 1, [{ text: title }]);
  for (const block of blocks) drawBlock(pdf, block);
}

function drawBlock(pdf: Pdf, block: Block): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(pdf, 2, [{ text: block.text }]);
      break;
    case 'text':
      drawParagraph(pdf, 'P', [{ text: block.text }], { font: fonts.serif, size: sizes.body, after: 9 });
      break;
    case 'list':
      keepShortTogether(pdf, block.items);
      for (const [at, text] of block.items.entries()) drawItem(pdf, text, block.ordered ? `${at + 1}.` : '–');
      break;
    case 'checklist':
      keepShortTogether(pdf, block.items);
      for (const text of block.items) drawItem(pdf, text, null);
      break;
    case 'note':
      drawNote(pdf, block.title, block.text);
      break;
    case 'table':
      drawTable(pdf, block);
      break;
    case 'form':
      drawForm(pdf, block.fields);
      break;
    case 'figure':
      drawFigure(pdf, block.figure, block.caption);
  }
}

/** A handful of lines is read as one thing. */
function keepShortTogether(pdf: Pdf, items: readonly string[]): void {
  if (items.length < 7) keepTogether(pdf, items.length * 22);
}

/** With its number, or with a box to tick. */
function drawItem(pdf: Pdf, text: string, mark: string | null): void {
  keepTogether(pdf, 34);
  const top = pdf.y;
  artifact(pdf, () => {
    if (mark === null)
      pdf
        .lineWidth(0.8)
        .strokeColor(colours.strongLine)
        .rect(page.left, top + 1, 9, 9)
        .stroke();
    else pdf.font(fonts.serif).fontSize(sizes.body).fillColor(colours.soft).text(mark, page.left, top);
  });
  pdf.y = top;
  drawParagraph(pdf, 'LI', [{ text }], { font: fonts.serif, size: sizes.body, indent: bullet, after: 5 });
}

function drawNote(pdf: Pdf, title: string, text: string): void {
  const width = pdf.page.width - page.left - page.right - bullet;
  pdf.font(fonts.sans).fontSize(10.5);
  keepTogether(pdf, pdf.heightOfString(text, { width, lineGap: 3.2 }) + 44);
  pdf.y += 8;
  const top = pdf.y;
  const look = { font: fonts.sans, size: 10.5, indent: bullet };
  drawParagraph(pdf, 'P', [{ text: title, font: fonts.sansBold }], { ...look, after: 2 });
  drawParagraph(pdf, 'P', [{ text }], look);
  artifact(pdf, () => {
    pdf
      .lineWidth(2)
      .strokeColor(colours.accent)
      .moveTo(page.left + 2, top)
      .lineTo(page.left + 2, pdf.y)
      .stroke();
  });
  pdf.y += 14;
}

function references(pdf: Pdf, works: readonly string[]): void {
  keepTogether(pdf, works.length * 32 + 50);
  drawHeading(pdf, 1, [{ text: say('References') }]);
  for (const text of works) {
    drawParagraph(pdf, 'P', [{ text }], { font: fonts.sans, size: sizes.note, after: 4 });
  }
}
