/**
 * Types, lint and formatting, dependency directions, words, unused code, licences. Runs all of them, two at a time and
 * from nothing but the sources, then fails if one did.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

type Check = readonly [command: string, args: readonly string[], folder?: string];

/** One program for what shares its settings: the same packages are not worked out once for each folder that uses them. */
const types = (project: string): Check => ['tsc', ['-p', project, '--singleThreaded']];

/** Writes the types that the web app is checked with. */
const first: Check = ['react-router', ['typegen'], 'apps/web'];
/** The longest first, so that none of them is left alone at the end. */
const others: readonly Check[] = [
  types('tsconfig.node.json'),
  types('tsconfig.tests.json'),
  types('apps/web'),
  ['biome', ['check', '--error-on-warnings']],
  ['knip', []],
  ['depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'bench', 'scripts', 'tests']],
  ['lingui', ['check', 'sync', '--config', 'packages/words/lingui.config.ts', '--clean', '--workers', '1']],
  ['depcruise', ['--config', '.dependency-cruiser.folders.mjs', 'apps']],
  ['node', ['packages/words/src/check/literal-texts.ts']],
  ['node', ['scripts/licences.ts', '--offline', '--quiet']],
];

const failed: string[] = [];

/** Prints what a check says in one piece, so that two do not talk at once. */
async function run([command, args, folder = '.']: Check): Promise<void> {
  const name = [command, ...args].join(' ');
  const began = performance.now();
  const child = spawn(path.join(bin, command), args, { cwd: path.join(root, folder), env: environment });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const [status] = await once(child, 'close').catch((error: Error) => {
    said.push(error.message);
    return [null];
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`› ${name} (${seconds} s)\n${said.join('')}`.trimEnd());
  if (status !== 0) failed.push(name);
}

await run(first);
const waiting = [...others];
const work = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
};
await Promise.all([work(), work()]);

for (const name of failed) console.error(`failed: ${name}`);
process.exit(failed.length === 0 ? 0 : 1);
