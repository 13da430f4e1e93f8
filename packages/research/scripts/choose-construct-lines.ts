import { writeFileSync } from 'node:fs';
import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { judgeWordings } from '../src/items/choose-wordings.ts';
import { perceptionByLine } from '../src/items/construct-keys.ts';
import { joinRatings, joinSheets } from '../src/items/read-so-far.ts';
import { itemFiles, readItemFile, readSheets } from '../src/items/reading-files.ts';

/**
 * Chooses one wording for each construct line from what readers said of the pool, and says how the choice holds.
 *
 *   node packages/research/scripts/choose-construct-lines.ts [--write]
 */
const perceptionOf = perceptionByLine(constructs);
const pool: Record<string, object[]> = readItemFile('construct/pool.json');
const readings = {
  discomfort: [...readSheets<number>('construct', 'discomfort').values()].map(joinRatings),
  favour: [...readSheets<number>('construct', 'favour').values()].map(joinRatings),
  perception: [...readSheets<string[]>('construct', 'perception').values()].map(joinSheets),
};
const chosen = Object.entries(pool).map(([key, wordings]) => {
  const [best] = judgeWordings(key, perceptionOf.get(key) ?? '', wordings.length, readings);
  if (best === undefined) throw new Error(`${key} has no wording`);
  const { wording, ...judged } = best;
  return { key, ...wordings[wording - 1], wording, ...judged };
});

const mean = chosen.reduce((sum, { discomfort }) => sum + discomfort, 0) / chosen.length;
console.log(`mean discomfort of the harder ends ${mean.toFixed(2)}`);
const poor = chosen.filter(({ passes }) => !passes);
console.log(`${chosen.length - poor.length} of ${chosen.length} lines have a wording that passes`);
for (const line of poor) console.log(JSON.stringify(line));
if (process.argv.includes('--write'))
  writeFileSync(new URL('construct/lines.json', itemFiles), `${JSON.stringify(chosen, null, 1)}\n`);
