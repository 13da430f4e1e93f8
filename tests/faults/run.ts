/**
 * Runs what breaks the product on purpose, by name. Each is a script beside this one that says at its head what it
 * does, prints what it saw and leaves with 1 when something does not hold.
 * Usage: npm run faults -- NAME [arguments of the script], or all
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
  .map((file) => file.slice(0, -3))
  .toSorted();
const [wanted, ...args] = process.argv.slice(2);

if (wanted === undefined || (wanted !== 'all' && !names.includes(wanted))) {
  if (wanted !== undefined) console.error(`There is no fault ${wanted}.`);
  console.log(
    ['npm run faults -- NAME, or all', '', ...names.map((name) => `  ${name}\n${about(name)}`)].join('\n'),
  );
  process.exit(wanted === undefined ? 0 : 2);
}
const failed = (wanted === 'all' ? names : [wanted]).filter((name) => {
  if (wanted === 'all') console.log(`\n› ${name}`);
  const script = path.join(folder, `${name}.ts`);
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status !== 0;
});
for (const name of failed) console.error(`failed: ${name}`);
process.exit(failed.length === 0 ? 0 : 1);

/** The comment at a script's head, without its marks and its usage. */
function about(name: string): string {
  const [, comment = ''] =
    /^\/\*\*\n([\s\S]*?) \*\//.exec(readFileSync(path.join(folder, `${name}.ts`), 'utf8')) ?? [];
  return comment
    .split('\n')
    .filter((line) => !line.includes('Usage:'))
    .map((line) => line.replace(/^ \* ?/, '      '))
    .join('\n')
    .trimEnd();
}
