import { readdirSync } from 'node:fs';
import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { itemFiles, readItemFile } from '../src/items/reading-files.ts';
import type { ChosenLine } from '../src/items/version-2.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Says where two or more of those who went through the whole form aloud stumbled over the same words, and whether these
 * words are still asked: if so, they are to be rewritten. The design has changed since they read it, so words count and not
 * the place where they stood.
 *
 *   node packages/research/scripts/sounding-out.ts
 */
interface Stumble {
  readonly at: string;
  readonly text: string;
  readonly why: string;
}
interface Reader {
  readonly who: string;
  readonly stumbles: readonly Stumble[];
}
const folder = new URL('sounding-out/', itemFiles);
const readers = readdirSync(folder).map((name): Reader => readItemFile(`sounding-out/${name}`));
const design = readItemFile('tendency/design.json') as MatchedQuestion[];
const lines = readItemFile('construct/lines.json') as ChosenLine[];
const asked = new Set([
  ...design.flatMap(({ options }) => options.map(({ text }) => text)),
  ...lines.flatMap(({ stem, favourable, other }) => [stem, favourable, other]),
]);

/** What each of them stumbled over: an act by its words, a line by its key. */
const found = new Map<string, Map<Reader, Stumble>>();
for (const reader of readers)
  for (const stumble of reader.stumbles) {
    const place = stumble.at.startsWith('t') ? stumble.text : stumble.at;
    found.set(place, (found.get(place) ?? new Map<Reader, Stumble>()).set(reader, stumble));
  }

const shared = [...found].filter(([, told]) => told.size > 1);
const left = shared.filter(([, told]) =>
  [...told.values()].some(({ text }) => asked.has(text.replace(/ …$/, ''))),
);
for (const [place, told] of left)
  console.log(`${place}\n${[...told.values()].map(({ why }) => `  ${why}\n`).join('')}`);
console.log(
  `${readers.length} readers; two or more stumbled over ${shared.length} acts and lines, of which ${left.length} are still asked`,
);
const texts = design.flatMap(({ stem, options }) => options.map(({ text }) => `${stem} ${text}`));
console.log(`hardest question: grade ${Math.max(...texts.map((text) => readingGrade([text]))).toFixed(1)}`);
