import { wrap } from './wrap.ts';

const SVG = 'http://www.w3.org/2000/svg';
const EDGE = 24;
const LINE = 20;
/** Of an average letter at 14 px, in a wide typeface: which one the reader's system has is not known. */
const LETTER = 8.6;

interface PictureText {
  /** Whose it is and of when. */
  readonly head: string;
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** A drawing with its words above and below: what leaves the page must say what it is by itself. */
export function withText(drawing: SVGSVGElement, { head, sentence, lines }: PictureText): SVGSVGElement {
  const width = Number(drawing.getAttribute('width')) + 2 * EDGE;
  const height = Number(drawing.getAttribute('height'));
  const letters = Math.floor((width - 2 * EDGE) / LETTER);
  const above = [
    ...wrap(head, letters).map((line) => ({ line, weight: '400' })),
    ...wrap(sentence, letters).map((line) => ({ line, weight: '600' })),
  ];
  const below = lines.flatMap((line) => wrap(line, letters));
  const top = EDGE + above.length * LINE + 8;
  const under = top + height + 10;
  const total = under + below.length * LINE + EDGE;

  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(total));
  const style = getComputedStyle(document.documentElement);
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({
    width: '100%',
    height: '100%',
    fill: style.backgroundColor,
  })) {
    ground.setAttribute(name, value);
  }
  drawing.setAttribute('x', String(EDGE));
  drawing.setAttribute('y', String(top));
  picture.append(
    ground,
    ...above.map(({ line, weight }, at) => write(line, EDGE, EDGE + (at + 0.7) * LINE, style.color, weight)),
    drawing,
    ...below.map((line, at) => write(line, EDGE, under + (at + 0.7) * LINE, style.color, '400')),
  );
  return picture;
}

/** A line of text, as pictures that leave the page have it. */
export function write(text: string, x: number, y: number, fill: string, weight: string): SVGTextElement {
  const element = document.createElementNS(SVG, 'text');
  const look = { x, y, fill, 'font-weight': weight, 'font-size': 14, 'font-family': 'system-ui, sans-serif' };
  for (const [name, value] of Object.entries(look)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}
