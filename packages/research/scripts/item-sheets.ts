/**
 * Deals the pool of questions to readers and files what they say.
 *
 *   node packages/research/scripts/item-sheets.ts deal QUESTION READER [SHEET]
 *   node packages/research/scripts/item-sheets.ts take QUESTION READER SHEET FILE WHO
 *
 * QUESTION is one of the questions in `src/items/reader-questions.ts`; READER a number that gives the sheet its order; SHEET
 * is 1 for the whole pool, 2 and so on for what the pool has gained since; FILE is what the reader answered by the numbers
 * of the sheet, WHO what kind of reader it was. `items/README.md` has the rules.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dealSheet, fileAnswers } from '../src/items/deal-sheet.ts';
import { driftOf, type Sheet, textsToRead } from '../src/items/read-so-far.ts';
import { readerQuestions } from '../src/items/reader-questions.ts';
import { itemFiles, readItemFile, readSheets } from '../src/items/reading-files.ts';

const [command, name = '', reader = '', number = '1', file = '', who = ''] = process.argv.slice(2);
const question = readerQuestions.find((each) => each.name === name);
if (question === undefined || reader === '')
  throw new Error(
    `Usage: item-sheets.ts deal|take QUESTION READER [SHEET] [FILE WHO]. Questions: ${readerQuestions.map((each) => each.name).join(', ')}`,
  );

const seed = number === '1' ? `${name} ${reader}` : `${name} ${reader} ${number}`;
const folder = new URL(`${question.pool}/readings/`, itemFiles);
mkdirSync(folder, { recursive: true });
const earlier = (readSheets(question.pool, name).get(reader) ?? []).slice(0, Number(number) - 1);
if (earlier.length < Number(number) - 1)
  throw new Error(`sheet ${number} comes after sheets that are not filed`);
const texts = textsToRead(question.texts(readItemFile(`${question.pool}/pool.json`)), earlier, seed);
const sheet = dealSheet(texts, seed);
if (command === 'deal') {
  console.log(`${question.asked}\n`);
  for (const line of sheet) console.log(`${line.number}. ${line.text}`);
} else if (command === 'take' && who !== '') {
  const answers = fileAnswers(sheet, JSON.parse(readFileSync(file, 'utf8')), question.accepts);
  const to = new URL(`${name}-${reader}${number === '1' ? '' : `-${number}`}.json`, folder);
  writeFileSync(to, `${JSON.stringify({ asked: question.asked, who, answers }, null, 1)}\n`);
  const [first] = earlier;
  if (first !== undefined && Object.values(answers).every(({ answer }) => typeof answer === 'number'))
    console.log(
      `rates ${driftOf(first as Sheet<number>, answers as Sheet<number>).toFixed(2)} higher than before`,
    );
} else throw new Error('deal, or take with FILE and WHO');
