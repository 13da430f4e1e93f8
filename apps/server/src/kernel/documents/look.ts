/** Paper is always light. */
export { light as colours } from '../look/colours.ts';

export const fonts = {
  serif: 'newsreader',
  italic: 'newsreader-italic',
  bold: 'newsreader-semibold',
  sans: 'instrument-sans',
  sansBold: 'instrument-sans-semibold',
} as const;
export type FontName = (typeof fonts)[keyof typeof fonts];

/** A paragraph with letters that our two families lack, such as Greek and Cyrillic ones, is set in these. */
export const otherFonts = {
  newsreader: 'source-serif',
  'newsreader-italic': 'source-serif-italic',
  'newsreader-semibold': 'source-serif-semibold',
  'instrument-sans': 'source-sans',
  'instrument-sans-semibold': 'source-sans-semibold',
} as const satisfies Record<FontName, string>;

/** In points. */
export const sizes = { title: 26, h1: 19, h2: 15, h3: 12.5, body: 11.5, note: 9 } as const;

/** A4 with room to write in the margin; the text measures about 75 characters. */
export const page = { size: 'A4', left: 84, right: 84, top: 92, bottom: 84 } as const;

/** Between lines, beside what the font asks for. */
export const lineGap = 3.2;
