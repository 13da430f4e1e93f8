import { readdirSync } from 'node:fs';
import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { itemFiles, readItemFile } from '../src/items/reading-files.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Says where two or more of those who went through the whole form aloud stumbled over the same words: these are to be
 * rewritten. What is no act and no end by itself, such as a stem, is named by its question.
 *
 *   node packages/research/scripts/sounding-out.ts
 */
interface Reader {
  readonly who: string;
  readonly stumbles: readonly { readonly at: string; readonly text: string; readonly why: string }[];
}
const folder = new URL('sounding-out/', itemFiles);
const readers = readdirSync(folder).map((name): Reader => readItemFile(`sounding-out/${name}`));
const design = readItemFile('tendency/design.json') as MatchedQuestion[];
const acts = new Map(design.map(({ key, options }) => [key, options.map(({ text }) => text)]));

const found = new Map<string, Map<Reader, string>>();
for (const reader of readers)
  for (const { at, text, why } of reader.stumbles) {
    const named = (acts.get(at) ?? []).filter((act) => text.includes(act));
    for (const words of named.length > 0 ? named : [''])
      note(`${at}${words === '' ? '' : ` ${words}`}`, reader, why);
  }

function note(place: string, reader: Reader, why: string): void {
  const told = found.get(place) ?? new Map<Reader, string>();
  found.set(place, told.set(reader, why));
}

const shared = [...found]
  .filter(([, told]) => told.size > 1)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
for (const [place, told] of shared)
  console.log(`${place}\n${[...told.values()].map((why) => `  ${why}\n`).join('')}`);
const lines = shared.filter(([place]) => !place.startsWith('t')).length;
console.log(
  `${readers.length} readers; two or more stumbled over ${shared.length - lines} acts or stems and ${lines} lines`,
);
const texts = design.flatMap(({ stem, options }) => options.map(({ text }) => `${stem} ${text}`));
console.log(`hardest question: grade ${Math.max(...texts.map((text) => readingGrade([text]))).toFixed(1)}`);
