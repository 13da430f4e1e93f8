/**
 * Deals the pool of questions to readers and files what they say.
 *
 *   node packages/research/scripts/item-sheets.ts deal QUESTION READER [SHEET] [--candidates]
 *   node packages/research/scripts/item-sheets.ts take QUESTION READER SHEET DEALT FILE WHO
 *
 * QUESTION is one of the questions in `src/items/reader-questions.ts`; READER a number that gives the sheet its order; SHEET
 * is 1 for the whole pool, 2 and so on for what the pool has gained since, and `afterwards` for the acts that are asked,
 * read by someone whose ratings chose none of them; DEALT is the file of the sheet and FILE what the reader answered by its
 * numbers, WHO what kind of reader it was. `--candidates` deals a later reader the acts that a search may take by what
 * others said, and no more. `items/README.md` has the rules.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dealSheet, fileAnswers, readDealt } from '../src/items/deal-sheet.ts';
import { driftOf, type Sheet, textsToRead } from '../src/items/read-so-far.ts';
import { readerQuestions } from '../src/items/reader-questions.ts';
import { itemFiles, readItemFile, readSheets } from '../src/items/reading-files.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';
import { readCandidates } from '../src/matched-design/read-candidates.ts';

const [command, name = '', reader = '', number = '1', dealt = '', file = '', who = ''] = process.argv
  .slice(2)
  .filter((each) => !each.startsWith('--'));
const question = readerQuestions.find((each) => each.name === name);
if (question === undefined || reader === '')
  throw new Error(
    `Usage: item-sheets.ts deal|take QUESTION READER [SHEET] [DEALT FILE WHO]. Questions: ${readerQuestions.map((each) => each.name).join(', ')}`,
  );

const afterwards = number === 'afterwards';
const seed = afterwards
  ? `afterwards ${name} ${reader}`
  : number === '1'
    ? `${name} ${reader}`
    : `${name} ${reader} ${number}`;
const folder = new URL(`${question.pool}/${afterwards ? 'read-afterwards' : 'readings'}/`, itemFiles);
mkdirSync(folder, { recursive: true });
const earlier = afterwards
  ? []
  : (readSheets(question.pool, name).get(reader) ?? []).slice(0, Number(number) - 1);
if (earlier.length < Number(number) - 1)
  throw new Error(`sheet ${number} comes after sheets that are not filed`);
const all = question.texts(readItemFile(`${question.pool}/pool.json`));
const only = onlyThese();
if (command === 'deal') {
  const pool = all.filter(({ id }) => only === null || only.has(id) || earlier.some((sheet) => id in sheet));
  console.log(`${question.asked}\n`);
  for (const line of dealSheet(textsToRead(pool, earlier, seed), seed))
    console.log(`${line.number}. ${line.text}`);
} else if (command === 'take' && who !== '') {
  // What a search may take, and so the order of a sheet, can have changed since it was dealt.
  const sheet = readDealt(readFileSync(dealt, 'utf8'), all);
  const answers = fileAnswers(sheet, JSON.parse(readFileSync(file, 'utf8')), question.accepts);
  const to = new URL(`${name}-${reader}${number === '1' || afterwards ? '' : `-${number}`}.json`, folder);
  writeFileSync(to, `${JSON.stringify({ asked: question.asked, who, answers }, null, 1)}\n`);
  const [first] = earlier;
  if (first !== undefined && Object.values(answers).every(({ answer }) => typeof answer === 'number'))
    console.log(
      `rates ${driftOf(first as Sheet<number>, answers as Sheet<number>).toFixed(2)} higher than before`,
    );
} else throw new Error('deal, or take with DEALT, FILE and WHO');

function onlyThese(): ReadonlySet<string> | null {
  if (afterwards) {
    const design: MatchedQuestion[] = readItemFile('tendency/design.json');
    return new Set(design.flatMap(({ options }) => options.map(({ id }) => id)));
  }
  return process.argv.includes('--candidates') ? new Set(readCandidates().map(({ id }) => id)) : null;
}
