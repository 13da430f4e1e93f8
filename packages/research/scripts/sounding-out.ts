import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { readItemFile } from '../src/items/reading-files.ts';
import { isAsked, readSounding, sharedStumbles } from '../src/items/shared-stumbles.ts';
import type { ChosenLine } from '../src/items/version-2.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Says where two or more of those who went through the whole form aloud stumbled over the same words, and whether these
 * words are still asked: if so, they are to be rewritten. The design has changed since they read it, so words count and not
 * the place where they stood.
 *
 *   node packages/research/scripts/sounding-out.ts
 */
const readers = readSounding();
const design = readItemFile('tendency/design.json') as MatchedQuestion[];
const lines = readItemFile('construct/lines.json') as ChosenLine[];

const shared = [...sharedStumbles(readers)];
const left = shared.filter(([, told]) => told.some((stumble) => isAsked(stumble, design, lines)));
for (const [place, told] of left) console.log(`${place}\n${told.map(({ why }) => `  ${why}\n`).join('')}`);
console.log(
  `${readers.length} readers; two or more stumbled over ${shared.length} acts and lines, of which ${left.length} are still asked`,
);
const texts = design.flatMap(({ stem, options }) => options.map(({ text }) => `${stem} ${text}`));
console.log(`hardest question: grade ${Math.max(...texts.map((text) => readingGrade([text]))).toFixed(1)}`);
