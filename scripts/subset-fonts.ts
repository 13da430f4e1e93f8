/**
 * Makes the woff2 files in apps/web/src/fonts. They are committed, so nobody needs this to build, and its tools are
 * no dependencies of the product; run it again only to change a character set or an axis:
 *
 *   mkdir /tmp/subset && cd /tmp/subset && npm init -y && npm install subset-font@2.9.0 \
 *     @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0
 *   node scripts/subset-fonts.ts /tmp/subset
 *
 * The core files are what a first page waits for. Each is one cut and no axis, because the kerning of an axis weighs
 * as much as the letters, and stays below 14 KB, which is what a new connection sends before it waits for an answer.
 * Everything else is fetched by the browser only when a page uses it: accented letters by `unicode-range`, bold and
 * italic by descriptor.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Axis = number | { min: number; max: number };
type Options = {
  targetFormat: 'woff2';
  noHinting: true;
  keepFeatures: string[];
  variationAxes: Record<string, Axis>;
};
type SubsetFont = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const toolFolder = process.argv[2];
if (!toolFolder) throw new Error('Name the folder in which subset-font and the fonts are installed.');
const subsetFont = createRequire(join(toolFolder, 'package.json'))('subset-font') as SubsetFont;

const sources = join(toolFolder, 'node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../apps/web/src/fonts');

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const without = (text: string, dropped: string) => [...text].filter((c) => !dropped.includes(c)).join('');

const ascii = characters(0x20, 0x7e);
const punctuation = '\u00a0‘’“”–—…·×−';
// Headings and prose never hold these; where one does, the ext file brings it.
const serifCore = without(ascii, '#*<=>@[\\]^_`{|}~') + punctuation;
const sansCore = `${without(ascii, '`^~{|}\\')}${punctuation}•€™↑↓°©`;
const latin = `${ascii}${characters(0xa1, 0x17f)}‚„‹›′″‰`;

const newsreader = 'newsreader/files/newsreader-latin-opsz';
const newsreaderExt = 'newsreader/files/newsreader-latin-ext-opsz';
const instrument = 'instrument-sans/files/instrument-sans-latin';

/** The serif has another face in text than in headings; the rare letters bring all of its optical sizes in one file. */
const serifText = { opsz: 18, wght: 430 };
const serifDisplay = { opsz: 40, wght: 430 };
const serifAxes = { opsz: { min: 18, max: 72 }, wght: 430 };
const sansAxes = { wght: { min: 400, max: 650 } };
const serifFeatures = ['kern', 'liga', 'tnum'];
const sansFeatures = ['kern', 'liga', 'tnum', 'ccmp'];
/** Where it is a word or two, on a button or stressed in a text: kerning would be half of the file. */
const fewFeatures = ['liga', 'tnum', 'ccmp'];

const files: [name: string, source: string, text: string, features: string[], axes: Record<string, Axis>][] =
  [
    ['newsreader', `${newsreader}-normal`, serifCore, serifFeatures, serifText],
    ['newsreader-display', `${newsreader}-normal`, serifCore, serifFeatures, serifDisplay],
    ['newsreader-italic', `${newsreader}-italic`, serifCore, fewFeatures, serifText],
    ['newsreader-semibold', `${newsreader}-normal`, serifCore, serifFeatures, { opsz: 18, wght: 620 }],
    ['newsreader-latin', `${newsreader}-normal`, without(latin, serifCore), serifFeatures, serifAxes],
    ['newsreader-latin-ext', `${newsreaderExt}-normal`, without(latin, serifCore), serifFeatures, serifAxes],
    ['instrument-sans', `${instrument}-wght-normal`, sansCore, sansFeatures, { wght: 400 }],
    ['instrument-sans-medium', `${instrument}-wght-normal`, sansCore, fewFeatures, { wght: 500 }],
    ['instrument-sans-semibold', `${instrument}-wght-normal`, sansCore, sansFeatures, { wght: 600 }],
    ['instrument-sans-latin', `${instrument}-wght-normal`, without(latin, sansCore), sansFeatures, sansAxes],
    [
      'instrument-sans-latin-ext',
      `${instrument}-ext-wght-normal`,
      without(latin, sansCore),
      sansFeatures,
      sansAxes,
    ],
  ];

for (const [name, source, text, keepFeatures, variationAxes] of files) {
  const font = readFileSync(join(sources, `${source}.woff2`));
  const made = await subsetFont(font, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    variationAxes,
  });
  writeFileSync(join(target, `${name}.woff2`), made);
  console.log(`${String(made.length).padStart(6)}  ${name}.woff2`);
}
