import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { compareRaters, shareNamed } from '../src/items/compare-readers.ts';
import { perceptionByLine } from '../src/items/construct-keys.ts';
import { differencesOf, driftOf, joinRatings, joinSheets } from '../src/items/read-so-far.ts';
import type { BehaviourGuess } from '../src/items/reader-questions.ts';
import { readSheets, readWho } from '../src/items/reading-files.ts';

/**
 * Prints who read the pools and how the readers of each question differ.
 *
 *   node packages/research/scripts/compare-readers.ts
 */
const perceptionOf = perceptionByLine(constructs);

for (const [pool, question] of [
  ['tendency', 'colleague'],
  ['tendency', 'application'],
  ['construct', 'discomfort'],
  ['construct', 'favour'],
] as const) {
  const sheets = readSheets<number>(pool, question);
  const found = compareRaters([...sheets.values()].map(joinRatings));
  console.log(`\n${question}: mean, standard deviation, correlation with the other readers’ mean`);
  for (const [at, [reader, [first = {}, ...later]]] of [...sheets].entries()) {
    const { mean, deviation, agrees } = found[at] ?? { mean: 0, deviation: 0, agrees: 0 };
    const drift = later.map(
      (sheet) =>
        `, rates ${differencesOf(first, sheet).length} texts of the first sheet ${driftOf(first, sheet).toFixed(2)} higher on a later one`,
    );
    console.log(
      `  ${reader}  ${mean.toFixed(2)}  ${deviation.toFixed(2)}  ${agrees.toFixed(2)}${drift.join('')}`,
    );
    for (const who of readWho(pool, question, reader)) console.log(`     ${who}`);
  }
}

const behaviourOf = (id: string) => id.slice(0, id.lastIndexOf('.'));
printGuesses<BehaviourGuess>('tendency', 'behaviour', ({ shows }, id) => shows.includes(behaviourOf(id)));
printGuesses<string[]>('construct', 'perception', (guesses, id) =>
  guesses.includes(perceptionOf.get(id.slice(0, id.indexOf('.'))) ?? ''),
);

function printGuesses<Answer>(
  pool: string,
  question: string,
  names: (answer: Answer, id: string) => boolean,
): void {
  console.log(`\n${question}: share of texts whose key is among the first three guesses`);
  for (const [reader, sheets] of readSheets<Answer>(pool, question)) {
    console.log(`  ${reader}  ${shareNamed(joinSheets(sheets), names).toFixed(2)}`);
    for (const who of readWho(pool, question, reader)) console.log(`     ${who}`);
  }
}
