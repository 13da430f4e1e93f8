/**
 * Makes the woff2 files in apps/web/src/fonts. They are committed, so nobody needs this to build, and its tools are
 * no dependencies of the product; run it again only to change a character set or an axis:
 *
 *   mkdir /tmp/subset && cd /tmp/subset && npm init -y && npm install subset-font@2.9.0 \
 *     @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0
 *   node scripts/subset-fonts.ts /tmp/subset
 *
 * The two core files are what every first page waits for, 45 KB together at most. Everything else is fetched
 * by the browser only when a page uses it: accented letters by `unicode-range`, bold and italic by descriptor.
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

/** One weight over all optical sizes: the size axis is what gives the serif its face at 64 px and at 18 px. */
const serifAxes = { opsz: { min: 18, max: 72 }, wght: 430 };
const sansAxes = { wght: { min: 400, max: 650 } };
const serifFeatures = ['kern', 'liga', 'tnum'];
const sansFeatures = ['kern', 'liga', 'tnum', 'ccmp'];

const files: [name: string, source: string, text: string, features: string[], axes: Record<string, Axis>][] =
  [
    ['newsreader', `${newsreader}-normal`, serifCore, serifFeatures, serifAxes],
    ['newsreader-italic', `${newsreader}-italic`, serifCore, serifFeatures, { opsz: 18, wght: 430 }],
    ['newsreader-semibold', `${newsreader}-normal`, serifCore, serifFeatures, { opsz: 18, wght: 620 }],
    ['newsreader-latin', `${newsreader}-normal`, without(latin, serifCore), serifFeatures, serifAxes],
    ['newsreader-latin-ext', `${newsreaderExt}-normal`, without(latin, serifCore), serifFeatures, serifAxes],
    ['instrument-sans', `${instrument}-wght-normal`, sansCore, sansFeatures, sansAxes],
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
