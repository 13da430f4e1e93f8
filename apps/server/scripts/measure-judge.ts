/**
 * Measures the second reader of drafts, the judge, on drafts whose sides are known.
 *
 *   node apps/server/scripts/measure-judge.ts --write FOLDER   the prompts, as the product would send them
 *   node apps/server/scripts/measure-judge.ts --read FOLDER    what a model's answers to them come to
 *
 * Answers are files of JSON, each an object that gives a prompt's id the answer to it.
 */
import { writeSheets } from './draft-judge/write-sheets.ts';

const [way, folder] = process.argv.slice(2);
if (folder === undefined || (way !== '--write' && way !== '--read')) {
  console.error('Say --write FOLDER or --read FOLDER.');
  process.exitCode = 1;
} else if (way === '--write') {
  console.log(`${writeSheets(folder)} prompts in ${folder}`);
}
