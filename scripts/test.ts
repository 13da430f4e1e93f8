/** Every test: units and the server's on PostgreSQL by Vitest, then the product in a browser by Playwright. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

for (const [command, ...args] of [
  ['vitest', 'run'],
  ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
]) {
  const { status } = spawnSync(path.join(bin, command ?? ''), args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
}
