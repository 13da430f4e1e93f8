import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { readItemFile } from '../src/items/reading-files.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Prints version 2 as one text to be read aloud: every stem with its four options, every line with its two ends, in the
 * order in which a respondent would see the ends.
 *
 *   node packages/research/scripts/print-questionnaire.ts > version-2.md
 */
interface ChosenLine {
  readonly key: string;
  readonly stem: string;
  readonly favourable: string;
  readonly other: string;
}

const questions = readItemFile('tendency/design.json') as MatchedQuestion[];
const lines = readItemFile('construct/lines.json') as ChosenLine[];
const comesFirst = new Set(
  [...constructs.constructs, ...constructs.mirrors].flatMap(({ key, favourable }) =>
    favourable === 'first' ? [key] : [],
  ),
);

console.log('# The questionnaire, version 2\n\n## How you work\nWhich of the four is most like you?');
for (const { key, stem, options } of questions)
  console.log(`\n${key}. ${stem} …\n${options.map(({ text }) => `- ${text}`).join('\n')}`);
console.log('\n## Your work\nWhich end describes your work, and how clearly?');
for (const { key, stem, favourable, other } of lines) {
  const ends = comesFirst.has(key) ? [favourable, other] : [other, favourable];
  console.log(`\n${key}. ${stem} …\n- ${ends.join('\n- ')}`);
}
