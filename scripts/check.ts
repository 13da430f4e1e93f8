/** Types, lint and formatting, dependency directions, words, unused code, licences. Runs all of them, then fails if one did. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

const checks: readonly (readonly [command: string, args: readonly string[], folder?: string])[] = [
  ['react-router', ['typegen'], 'apps/web'],
  ...[
    'packages/words',
    'packages/measurement',
    'packages/contract',
    'packages/content',
    'packages/research',
    'apps/server',
    'apps/web',
    'bench',
    'tests',
    'scripts',
  ].map((project) => ['tsc', ['-p', project]] as const),
  ['biome', ['check', '--error-on-warnings']],
  ['depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'bench', 'scripts', 'tests']],
  ['depcruise', ['--config', '.dependency-cruiser.folders.mjs', 'apps']],
  ['lingui', ['check', 'sync', '--config', 'packages/words/lingui.config.ts', '--clean', '--workers', '1']],
  ['node', ['packages/words/src/check/literal-texts.ts']],
  ['knip', []],
  ['node', ['scripts/licences.ts', '--offline', '--quiet']],
];

const failed = checks.filter(([command, args, folder = '.']) => {
  console.log(`› ${[command, ...args].join(' ')}`);
  const options = { cwd: path.join(root, folder), stdio: 'inherit', env: environment } as const;
  return spawnSync(path.join(bin, command), args, options).status !== 0;
});

for (const [command, args] of failed) console.error(`failed: ${[command, ...args].join(' ')}`);
process.exit(failed.length === 0 ? 0 : 1);
