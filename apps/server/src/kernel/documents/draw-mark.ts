import { colours, page } from './look.ts';

/** Three lines that lean to one end each, the fourth in balance: the logo of apps/web/src/ui/logo.tsx, on its grid. */
const lines = [
  { y: 4, from: 3.6, to: 17, dot: 3.6 },
  { y: 11, from: 11, to: 24.4, dot: 24.4 },
  { y: 18, from: 8, to: 21.4, dot: 8 },
  { y: 25, from: 1, to: 27, dot: 14 },
] as const;

const scale = 0.78;

/** At the head of the first page, on the right. */
export function drawMark(pdf: PDFKit.PDFDocument): void {
  const [x, top] = [pdf.page.width - page.right - 27 * scale, 42];
  pdf.lineWidth(1.7 * scale).lineCap('round');
  for (const { y, from, to, dot } of lines) {
    const [at, colour] = [top + y * scale, y === 25 ? colours.accent : colours.ink];
    pdf
      .moveTo(x + from * scale, at)
      .lineTo(x + to * scale, at)
      .stroke(colours.ink);
    pdf.circle(x + dot * scale, at, 3.2 * scale).fill(colour);
  }
  pdf.lineCap('butt');
}
