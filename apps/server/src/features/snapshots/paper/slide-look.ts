import type { FrozenScore } from '@fourfold/contract/schemas';
import { siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import Pptx from 'pptxgenjs';
import { escapeHtml } from '../../../kernel/http/html.ts';
import { light } from '../../../kernel/look/colours.ts';

/** Its types describe another kind of module than the file is that Node loads. */
const Deck = Pptx as unknown as typeof Pptx.default;
export type Deck = InstanceType<typeof Deck>;
export type Slide = ReturnType<Deck['addSlide']>;

/** Inches, on a page of 13.33 by 7.5. */
const left = 0.7;
const width = 11.9;
/** Faces that every program has: those of the product cannot travel in such a file. */
const faces = { serif: 'Georgia', sans: 'Calibri' } as const;
const hex = (colour: string) => colour.replace('#', '');
const [paper, ink, soft, line, sky] = [light.paper, light.ink, light.soft, light.line, light.skyLine].map(
  hex,
);

export function newDeck(title: string, organisation: string): Deck {
  const deck = new Deck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = title;
  // The one text that the library writes as it is: with a bare “&” no program opens the file.
  deck.company = escapeHtml(organisation);
  deck.author = organisation;
  deck.subject = siteName;
  deck.theme = { headFontFace: faces.serif, bodyFontFace: faces.sans };
  define(deck, 'page', { y: 0.35, h: 0.75, fontSize: 28 });
  // A long title takes three lines of these.
  define(deck, 'opening', { y: 2.1, h: 1.5, fontSize: title.length > 40 ? 28 : 44 });
  return deck;
}

/** Paper, a heading that can be found in the outline, and the line with its two ends and a dot. */
function define(deck: Deck, name: string, at: { y: number; h: number; fontSize: number }): void {
  const y = name === 'page' ? 1.22 : 3.8;
  const rule = { line: { color: ink, width: 0.75 } };
  deck.defineSlideMaster({
    title: name,
    background: { color: paper },
    objects: [
      { line: { x: left, y, w: width, h: 0, ...rule } },
      { line: { x: left, y: y - 0.06, w: 0, h: 0.12, ...rule } },
      { line: { x: left + width, y: y - 0.06, w: 0, h: 0.12, ...rule } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: left,
            w: width,
            ...at,
            margin: 0,
            align: 'left',
            valign: 'bottom',
            color: ink,
            fontFace: faces.serif,
          },
          text: '',
        },
      },
    ],
    slideNumber: { x: left + width - 0.5, y: 6.98, w: 0.5, color: soft, fontFace: faces.sans, fontSize: 10 },
  });
}

/** Under each page stands what its figures are of: a slide is passed on alone. */
export function newSlide(deck: Deck, title: string, origin: string, master = 'page'): Slide {
  const slide = deck.addSlide({ masterName: master });
  slide.addText(title, { placeholder: 'title' });
  slide.addShape('ellipse', {
    x: left + width * (master === 'page' ? 0.5 : 0.62) - 0.06,
    y: (master === 'page' ? 1.22 : 3.8) - 0.06,
    w: 0.12,
    h: 0.12,
    fill: { color: sky },
  });
  if (master === 'page') addNote(slide, origin, 6.98);
  return slide;
}

interface Place {
  readonly x?: number;
  readonly y: number;
  readonly w?: number;
  readonly h: number;
}

export function addText(
  slide: Slide,
  paragraphs: readonly string[],
  { x = left, y, w = width, h, size, gap = 0 }: Place & { readonly size: number; readonly gap?: number },
): void {
  slide.addText(
    paragraphs.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: gap } })),
    { x, y, w, h, margin: 0, fontFace: faces.sans, fontSize: size, color: ink, valign: 'top', fit: 'shrink' },
  );
}

export const addNote = (slide: Slide, text: string, y: number): void => {
  slide.addText(text, {
    ...{ x: left, y, w: width - 0.8, h: 0.3, margin: 0 },
    ...{ fontFace: faces.sans, fontSize: 10, color: soft, valign: 'middle' },
  });
};

/** One of three numbers that a room takes in at once. */
export function addFact(slide: Slide, index: number, number: string, name: string): void {
  const at = { x: left + index * 4, w: 3.8, margin: 0 };
  slide.addText(number, { ...at, y: 1.55, h: 1, fontFace: faces.serif, fontSize: 54, color: ink });
  slide.addText(name, {
    ...at,
    y: 2.6,
    h: 0.5,
    fontFace: faces.sans,
    fontSize: 16,
    color: soft,
    valign: 'top',
  });
}

interface TablePlace {
  readonly x?: number;
  readonly y: number;
  readonly w: readonly number[];
  readonly size: number;
  readonly row: number;
}

export function addTable(
  slide: Slide,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { x = left, y, w, size, row }: TablePlace,
): void {
  const below = { type: 'solid', color: line, pt: 0.75 } as const;
  const none = { type: 'none' } as const;
  const cells = (texts: readonly string[], options: { bold?: boolean; color?: string }) =>
    texts.map((text) => ({ text, options }));
  slide.addTable([cells(head, { color: soft }), ...rows.map((texts) => cells(texts, { color: ink }))], {
    x,
    y,
    w: w.reduce((sum, each) => sum + each, 0),
    colW: [...w],
    rowH: row,
    fontFace: faces.sans,
    fontSize: size,
    valign: 'middle',
    margin: [0.02, 0.08, 0.02, 0],
    border: [none, none, below, none],
  });
}

interface Ranged {
  readonly name: string;
  readonly figure: FrozenScore;
}

/**
 * Likely ranges as bars that meet at the score: a chart of the program's own, whose data can be edited. What lies below
 * the range is a bar in the colour of the paper. The first stands on top, where a chart begins below.
 */
export function addRanges(
  slide: Slide,
  name: string,
  all: readonly Ranged[],
  { x = left, y, w = width, h }: Place,
): void {
  const bars = all.toReversed();
  const labels = bars.map((bar) => bar.name);
  const parts = [
    { name: say('Low end'), values: bars.map(({ figure }) => figure.low) },
    {
      name: say('From the low end to the score'),
      values: bars.map(({ figure }) => figure.score - figure.low),
    },
    {
      name: say('From the score to the high end'),
      values: bars.map(({ figure }) => figure.high - figure.score),
    },
  ];
  slide.addChart(
    'bar',
    parts.map((part) => ({ ...part, labels })),
    {
      ...{ x, y, w, h, altText: name, barDir: 'bar', barGrouping: 'stacked', barGapWidthPct: 70 },
      chartColors: [paper ?? '', sky ?? '', hex(light.sky)],
      ...{ valAxisMinVal: 0, valAxisMaxVal: 200, valAxisMajorUnit: 40, valGridLine: { style: 'none' } },
      ...{ catAxisLabelColor: ink, catAxisLabelFontFace: faces.sans, catAxisLabelFontSize: 11 },
      ...{ valAxisLabelColor: soft, valAxisLabelFontFace: faces.sans, valAxisLabelFontSize: 10 },
      ...{ valAxisLabelFormatCode: '0', catAxisLineShow: false, showLegend: false, lang: currentLanguage() },
    },
  );
}
