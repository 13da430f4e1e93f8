import { writeFileSync } from 'node:fs';
import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { judgeWordings } from '../src/items/choose-wordings.ts';
import { perceptionByLine } from '../src/items/construct-keys.ts';
import { itemFiles, readAnswers, readItemFile, readRatings } from '../src/items/reading-files.ts';

/**
 * Chooses one wording for each construct line from what readers said of the pool, and says how the choice holds.
 *
 *   node packages/research/scripts/choose-construct-lines.ts [--write]
 */
const perceptionOf = perceptionByLine(constructs);
const pool: Record<string, object[]> = readItemFile('construct/pool.json');
const { leftOut } = readItemFile('construct/read-aloud.json');
const isOut = (key: string, at: number) => `${key}.${at + 1}` in leftOut;
const readings = {
  discomfort: readRatings('construct', 'discomfort'),
  favour: readRatings('construct', 'favour'),
  perception: readAnswers<string[]>('construct', 'perception'),
};
let unread = 0;
const chosen = Object.entries(pool).flatMap(([key, wordings]) => {
  const judged = judgeWordings(key, perceptionOf.get(key) ?? '', wordings.length, readings, leftOut);
  unread += wordings.filter((_, at) => !isOut(key, at)).length - judged.length;
  const [best] = judged;
  if (best === undefined) {
    console.log(`${key} waits for its new wordings to be read`);
    return [];
  }
  const { wording, ...readAs } = best;
  return [{ key, ...wordings[wording - 1], wording, ...readAs }];
});

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const harder = meanOf(chosen.map(({ discomfort }) => discomfort));
const both = meanOf(chosen.map(({ discomfortOfBoth }) => discomfortOfBoth));
console.log(`mean discomfort of all ends ${both.toFixed(2)}, of the harder ends ${harder.toFixed(2)}`);
const poor = chosen.filter(({ passes }) => !passes);
console.log(`${chosen.length - poor.length} of ${chosen.length} lines have a wording that passes`);
for (const line of poor) console.log(JSON.stringify(line));
console.log(`${unread} wordings have not been read by every reader`);
if (process.argv.includes('--write'))
  writeFileSync(new URL('construct/lines.json', itemFiles), `${JSON.stringify(chosen, null, 1)}\n`);
