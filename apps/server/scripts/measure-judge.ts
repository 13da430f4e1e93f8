/**
 * Measures the second reader of drafts, the judge, on drafts whose sides are known.
 *
 *   node apps/server/scripts/measure-judge.ts                  what the kept answers of a language model come to
 *   node apps/server/scripts/measure-judge.ts --write FOLDER   writes the prompts, as the product would send them
 *   node apps/server/scripts/measure-judge.ts --read FOLDER    what the answers in a folder come to
 *   node apps/server/scripts/measure-judge.ts --keep FOLDER    keeps them in place of those that are kept
 *
 * Answers are files of JSON, each an object that gives a prompt's id the answer to it.
 */
import { judgedDrafts, recordedAnswers, taskMark } from '../src/testing/judged-drafts.ts';
import { answersIn, keepAnswers } from './draft-judge/answers.ts';
import { injectedDrafts } from './draft-judge/injected-drafts.ts';
import { printFigures } from './draft-judge/print-figures.ts';
import { wholeLetters } from './draft-judge/whole-letters.ts';
import { writeSheets } from './draft-judge/write-sheets.ts';

const [way = '--kept', folder = ''] = process.argv.slice(2);
const sets = [judgedDrafts(), await wholeLetters(), injectedDrafts()];
if (way === '--kept') {
  const { task, answers } = recordedAnswers();
  if (task !== taskMark()) console.log('The prompt has changed since: these answers are to other words.\n');
  printFigures(answers, sets.flat());
} else if (folder === '') {
  console.error('Name a folder.');
  process.exitCode = 1;
} else if (way === '--write') writeSheets(folder, sets);
else if (way === '--read') printFigures(answersIn(folder), sets.flat());
else if (way === '--keep') keepAnswers(answersIn(folder));
