import type { Figure } from '@fourfold/content';
import type { Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawParagraph, keepTogether } from '../../kernel/documents/draw-text.ts';
import { colours, fonts, page, sizes } from '../../kernel/documents/look.ts';
import { cycleHeight, drawCycle } from './figures/cycle.ts';
import { type Frame, frameAt } from './figures/frame.ts';
import { drawLevels, levelsHeight } from './figures/levels.ts';
import { drawLines, linesHeight } from './figures/lines.ts';
import { drawOpportunities, opportunitiesHeight } from './figures/opportunities.ts';
import { drawScale, scaleHeight } from './figures/scale.ts';

interface Drawing {
  readonly height: number;
  readonly draw: (pdf: Pdf, frame: Frame) => void;
}

function drawingOf(figure: Figure): Drawing {
  switch (figure.draw) {
    case 'levels':
      return { height: levelsHeight, draw: drawLevels };
    case 'cycle':
      return { height: cycleHeight, draw: drawCycle };
    case 'lines':
      return { height: linesHeight(figure.lines), draw: (pdf, at) => drawLines(pdf, at, figure.lines) };
    case 'scale':
      return { height: scaleHeight(figure.scores), draw: (pdf, at) => drawScale(pdf, at, figure.scores) };
    case 'opportunities':
      return {
        height: opportunitiesHeight,
        draw: (pdf, at) => drawOpportunities(pdf, at, figure.points),
      };
  }
}

/** A figure with its caption, together on one page; a reader who cannot see it hears the caption. */
export function drawFigure(pdf: Pdf, figure: Figure, caption: string): void {
  const { height, draw } = drawingOf(figure);
  keepTogether(pdf, height + 66);
  const top = pdf.y + 10;
  pdf.addStructure(pdf.struct('Figure', { alt: caption }, () => draw(pdf, frameAt(pdf, top))));
  pdf.x = page.left;
  pdf.y = top + height + 4;
  const look = { font: fonts.sans, size: sizes.note, colour: colours.soft, after: 14 };
  drawParagraph(pdf, 'Caption', [{ text: caption }], look);
}
