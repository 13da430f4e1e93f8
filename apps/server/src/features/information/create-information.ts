import type { AskedPart, InformationSection } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { createPdf, type Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawTable } from '../../kernel/documents/draw-table.ts';
import {
  drawHeading,
  drawNote,
  drawParagraph,
  drawTitle,
  inFace,
  keepTogether,
} from '../../kernel/documents/draw-text.ts';
import { colours, fonts, lineGap, page, sizes } from '../../kernel/documents/look.ts';
import type { InformationDocument } from './draw-information.ts';

/** The page's own sections and questions on paper. Pure. */
export function createInformation({ information, logo }: InformationDocument): Promise<Buffer> {
  const { title, note, organisation, at, sections, asked } = information;
  const parts = {
    title,
    language: currentLanguage(),
    organisation,
    logo: logo && Buffer.from(logo),
    createdAt: new Date(at),
  };
  return createPdf(parts, (pdf) => {
    drawTitle(pdf, title, note);
    for (const section of sections) drawSection(pdf, section);
    for (const part of asked) drawPart(pdf, part);
  });
}

type AskedQuestion = AskedPart['questions'][number];

const body = { font: fonts.serif, size: sizes.body } as const;

function drawSection(pdf: Pdf, { title, paragraphs, points, table }: InformationSection): void {
  drawHeading(pdf, 1, [{ text: title }]);
  for (const text of paragraphs) drawParagraph(pdf, 'P', [{ text }], { ...body, after: 7 });
  for (const text of points) drawPoint(pdf, '–', text);
  if (table !== null) drawTable(pdf, table);
}

function drawPoint(pdf: Pdf, sign: string, text: string, indent = 0): void {
  keepTogether(pdf, sizes.body * 3);
  const { y } = pdf;
  drawParagraph(pdf, 'Lbl', [{ text: sign }], { ...body, indent });
  pdf.y = y;
  drawParagraph(pdf, 'LBody', [{ text }], { ...body, indent: indent + 16, after: 4 });
}

function drawPart(pdf: Pdf, { title, note, questions }: AskedPart): void {
  pdf.addPage();
  drawHeading(pdf, 1, [{ text: title }]);
  drawNote(pdf, note, 10);
  const columns = { at: 0, top: pdf.y };
  for (const [index, question] of questions.entries()) {
    const height = heightOf(pdf, question);
    if (pdf.y + height > pdf.page.height - page.bottom) moveOn(pdf, columns);
    drawQuestion(pdf, columns.at, `${index + 1}.`, question);
  }
  pdf.x = page.left;
}

/** To the second column, and from there to the next page. */
function moveOn(pdf: Pdf, columns: { at: number; top: number }): void {
  if (columns.at === 1) {
    pdf.addPage();
    columns.top = pdf.y;
  }
  columns.at = 1 - columns.at;
  pdf.y = columns.top;
}

const gap = 22;
const numberWidth = 20;
const between = 6.5;
const optionSize = 10;
const lead = (text: string) => (/[.?!…:]$/.test(text) ? text : `${text}\u00a0…`);
const columnWidth = (pdf: Pdf) => (pdf.page.width - page.left - page.right - gap) / 2;
/** The two ends of a line stand in one sentence. */
const saidOf = ({ options }: AskedQuestion) =>
  options.length === 2
    ? [say('{left}, or {right}', { left: options[0] ?? '', right: options[1] ?? '' })]
    : options.map((option) => `–  ${option}`);

/** What it needs to stay in one piece. */
function heightOf(pdf: Pdf, question: AskedQuestion): number {
  const width = columnWidth(pdf) - numberWidth;
  const tall = (text: string, size: number) =>
    pdf.fontSize(size).heightOfString(inFace(pdf, fonts.bold, text), { width, lineGap });
  const options = saidOf(question).reduce((sum, option) => sum + tall(option, optionSize), 0);
  return tall(lead(question.text), optionSize + 0.5) + options + between;
}

function drawQuestion(pdf: Pdf, column: number, number: string, question: AskedQuestion): void {
  const width = columnWidth(pdf);
  const left = column * (width + gap);
  const right = (1 - column) * (width + gap);
  const place = { indent: left + numberWidth, right };
  const { y } = pdf;
  const soft = { font: fonts.sans, size: sizes.note, colour: colours.soft };
  drawParagraph(pdf, 'Lbl', [{ text: number }], { ...soft, indent: left, right });
  pdf.y = y - 1.5;
  const text = lead(question.text);
  drawParagraph(pdf, 'P', [{ text }], { font: fonts.bold, size: optionSize + 0.5, ...place });
  for (const option of saidOf(question))
    drawParagraph(pdf, 'P', [{ text: option }], { font: fonts.serif, size: optionSize, ...place });
  pdf.y += between;
}
