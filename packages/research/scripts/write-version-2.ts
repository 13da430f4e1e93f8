import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import texts from '@fourfold/measurement/data/en/constructs.json' with { type: 'json' };
import { readItemFile } from '../src/items/reading-files.ts';
import { versionTwo } from '../src/items/version-2.ts';

/**
 * Writes version 2 of the questionnaire into the measurement's data, from the design and the lines that were chosen, and
 * says what it still lacks. Complete, it is what new rounds ask from then on; `--ask 1` or `--ask 2` decides otherwise.
 *
 *   node packages/research/scripts/write-version-2.ts [--ask 1|2]
 */
const design = readItemFile('tendency/design.json');
const lines = readItemFile('construct/lines.json');
const { files, missing, unchanged } = versionTwo(design, lines, { constructs, texts });
const at = process.argv.indexOf('--ask');
const asked = at < 0 ? (missing.length === 0 ? '2' : '1') : process.argv[at + 1];
const written = Object.entries({ ...files, 'versions.json': { asked } }).map(([name, content]) => {
  const file = fileURLToPath(new URL(`../../measurement/data/${name}`, import.meta.url));
  writeFileSync(file, JSON.stringify(content));
  return file;
});
const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url));
execFileSync(biome, ['format', '--write', ...written], { stdio: 'inherit' });
for (const what of missing) console.log(what);
console.log(`${unchanged.length} constructs are as in version 1: ${unchanged.join(', ')}`);
console.log(`New rounds ask version ${asked}.`);
