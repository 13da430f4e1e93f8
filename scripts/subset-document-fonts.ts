/**
 * Makes the TrueType files in apps/server/src/kernel/documents/fonts, for PDFs: a PDF embeds whole outlines, which the
 * web's woff2 files keep packed in a way that cannot be embedded. They are committed, so nobody needs this to build,
 * and its tools are no dependencies of the product; run it again only to change a character set or a cut:
 *
 *   mkdir /tmp/subset && cd /tmp/subset && npm init -y && npm install subset-font@2.9.0 \
 *     @expo-google-fonts/newsreader@0.4.1 @expo-google-fonts/instrument-sans@0.4.2 \
 *     @expo-google-fonts/source-serif-4@0.4.1 @expo-google-fonts/source-sans-3@0.4.1
 *   node scripts/subset-document-fonts.ts /tmp/subset
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Options = { targetFormat: 'truetype'; noHinting: true; noLayoutClosure?: boolean };
type SubsetFont = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const toolFolder = process.argv[2];
if (!toolFolder) throw new Error('Name the folder in which subset-font and the fonts are installed.');
const subsetFont = createRequire(join(toolFolder, 'package.json'))('subset-font') as SubsetFont;

const sources = join(toolFolder, 'node_modules/@expo-google-fonts');
const target = join(import.meta.dirname, '../apps/server/src/kernel/documents/fonts');

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** Every letter of Europe's Latin alphabets, Vietnamese and Romanian among them, and the marks of running text. */
const letters = `${characters(0x20, 0x7e)}${characters(0xa0, 0x17f)}ƠơƯưȘșȚțẞ${characters(0x1ea0, 0x1ef9)}`;
const text = `${letters}‐–—‘’‚“”„†‡•…‰′″‹›€™−≤≥≈×÷←↑→↓`;

/** Greek and Cyrillic, which our two families do not have: whatever the other two can draw of them. */
const others = `${characters(0x370, 0x3ff)}${characters(0x400, 0x4ff)}`;

const files: [name: string, source: string][] = [
  ['newsreader', 'newsreader/400Regular/Newsreader_400Regular'],
  ['newsreader-italic', 'newsreader/400Regular_Italic/Newsreader_400Regular_Italic'],
  ['newsreader-semibold', 'newsreader/600SemiBold/Newsreader_600SemiBold'],
  ['instrument-sans', 'instrument-sans/400Regular/InstrumentSans_400Regular'],
  ['instrument-sans-semibold', 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold'],
  ['source-serif', 'source-serif-4/400Regular/SourceSerif4_400Regular'],
  ['source-serif-italic', 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'],
  ['source-serif-semibold', 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold'],
  ['source-sans', 'source-sans-3/400Regular/SourceSans3_400Regular'],
  ['source-sans-semibold', 'source-sans-3/600SemiBold/SourceSans3_600SemiBold'],
];

for (const [name, source] of files) {
  const font = readFileSync(join(sources, `${source}.ttf`));
  // The families for other scripts come without the small capitals and old figures that nothing here asks for.
  const isOther = name.startsWith('source');
  const options: Options = { targetFormat: 'truetype', noHinting: true, noLayoutClosure: isOther };
  const made = await subsetFont(font, isOther ? text + others : text, options);
  writeFileSync(join(target, `${name}.ttf`), made);
  console.log(`${String(made.length).padStart(6)}  ${name}.ttf`);
}
const licences = {
  newsreader: 'newsreader',
  'instrument-sans': 'instrument-sans',
  'source-serif-4': 'source-serif',
  'source-sans-3': 'source-sans',
};
for (const [family, name] of Object.entries(licences)) {
  copyFileSync(join(sources, family, 'LICENSE_FONT'), join(target, `${name}.OFL.txt`));
}
