import { spawnSync } from 'node:child_process';

/**
 * Runs the benchmarks one after the other, also after one that missed a limit. Leaves with 1 when any did.
 * Usage: npm run bench [measurement|culture|learning|load ...]
 */
const files = {
  measurement: 'bench/measurement/bench.ts',
  culture: 'bench/culture/bench.ts',
  learning: 'bench/learning/bench.ts',
  load: 'bench/load/bench.ts',
};
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in files));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; there are ${Object.keys(files).join(', ')}.`);
  process.exit(2);
}
let missed = false;
for (const [name, file] of Object.entries(files)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) missed = true;
}
process.exit(missed ? 1 : 0);
