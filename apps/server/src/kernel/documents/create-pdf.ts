import path from 'node:path';
import { siteName } from '@fourfold/contract/words';
import PDFDocument from 'pdfkit';
import { isSoundPng } from '../files/sound-png.ts';
import { drawMark } from './draw-mark.ts';
import { explainGaps, inFace } from './draw-text.ts';
import { colours, fonts, otherFonts, page, sizes } from './look.ts';
import type { Pdf } from './pdf.ts';

export type { Pdf };

export interface PdfParts {
  readonly title: string;
  /** Of the text, for readers and screen readers: `en-GB`. */
  readonly language: string;
  /** Whose document it is: at the head of the first page, in words where there is no logo that can be drawn. */
  readonly organisation: string;
  /** PNG or JPEG; anything else is left out. */
  readonly logo: Buffer | null;
  readonly createdAt: Date;
}

const folder = path.join(import.meta.dirname, 'fonts');

/** A document in the product's look: A4, tagged for screen readers, with head, foot and page numbers. */
export function createPdf(parts: PdfParts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { left, right, top, bottom, size } = page;
  const pdf = new PDFDocument({
    size,
    margins: { left, right, top, bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: parts.language,
    displayTitle: true,
    info: {
      Title: parts.title,
      Author: parts.organisation,
      Creator: siteName,
      CreationDate: parts.createdAt,
      ModDate: parts.createdAt,
    },
  });
  const finished = collect(pdf);
  for (const name of [...Object.values(fonts), ...Object.values(otherFonts)]) {
    pdf.registerFont(name, path.join(folder, `${name}.ttf`));
  }
  head(pdf, parts);
  draw(pdf);
  explainGaps(pdf);
  feet(pdf, parts);
  pdf.end();
  return finished;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function head(pdf: Pdf, { organisation, logo }: PdfParts): void {
  artifact(pdf, () => {
    drawMark(pdf);
    if (logo !== null && drawLogo(pdf, logo)) return;
    const name = inFace(pdf, fonts.sansBold, organisation);
    pdf.fontSize(sizes.note).fillColor(colours.soft).text(name, page.left, 48, { lineBreak: false });
  });
  pdf.x = page.left;
  pdf.y = page.top + 8;
}

/** A picture that cannot be read must not keep a report from being sent, nor the server from going on. */
function drawLogo(pdf: Pdf, logo: Buffer): boolean {
  const isPng = logo[0] === 0x89;
  if (isPng && !isSoundPng(logo)) return false;
  try {
    pdf.image(logo, page.left, 36, { fit: [150, 34], valign: 'center' });
    return true;
  } catch {
    return false;
  }
}

/** Under every page, once it is known how many there are. */
function feet(pdf: Pdf, { organisation, title }: PdfParts): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    artifact(pdf, () => foot(pdf, `${organisation} · ${title}`, `${index + 1} / ${count}`));
  }
}

function foot(pdf: Pdf, words: string, number: string): void {
  const { width, height, margins } = pdf.page;
  const [y, inner] = [height - 52, width - page.left - page.right];
  // Below the margin pdfkit would begin a new page for it.
  const { bottom } = margins;
  margins.bottom = 0;
  const said = inFace(pdf, fonts.sans, words);
  pdf.fontSize(sizes.note).fillColor(colours.soft);
  pdf.text(said, page.left, y, { width: inner - 48, height: 12, ellipsis: true });
  pdf.font(fonts.sans).text(number, page.left, y, { width: inner, align: 'right', lineBreak: false });
  margins.bottom = bottom;
}

/** What belongs to the page and not to the text: a screen reader passes over it. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  draw();
  pdf.endMarkedContent();
}
