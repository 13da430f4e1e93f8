/**
 * Deals the pool of questions to readers and files what they say.
 *
 *   node packages/research/scripts/item-sheets.ts deal QUESTION READER
 *   node packages/research/scripts/item-sheets.ts take QUESTION READER FILE WHO
 *
 * QUESTION is one of the questions in `src/items/reader-questions.ts`, READER a number that gives the sheet its order, FILE
 * what the reader answered by the numbers of the sheet, WHO what kind of reader it was. `items/README.md` has the rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dealSheet, fileAnswers } from '../src/items/deal-sheet.ts';
import { readerQuestions } from '../src/items/reader-questions.ts';

const items = new URL('../items/', import.meta.url);
const read = (name: string | URL) => JSON.parse(readFileSync(name, 'utf8'));

const [command, name = '', reader = '', file = '', who = ''] = process.argv.slice(2);
const question = readerQuestions.find((each) => each.name === name);
if (question === undefined || reader === '')
  throw new Error(
    `Usage: item-sheets.ts deal|take QUESTION READER [FILE WHO]. Questions: ${readerQuestions.map((each) => each.name).join(', ')}`,
  );

const texts = question.texts(read(new URL(`${question.pool}/pool.json`, items)));
const sheet = dealSheet(texts, `${name} ${reader}`);
if (command === 'deal') {
  console.log(`${question.asked}\n`);
  for (const { number, text } of sheet) console.log(`${number}. ${text}`);
} else if (command === 'take' && who !== '') {
  const answers = fileAnswers(sheet, read(file), question.accepts);
  const to = new URL(`${question.pool}/readings/${name}-${reader}.json`, items);
  writeFileSync(to, `${JSON.stringify({ asked: question.asked, who, answers }, null, 1)}\n`);
} else throw new Error('deal, or take with FILE and WHO');
