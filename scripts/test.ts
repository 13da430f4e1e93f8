/**
 * Every test: units and the server's on PostgreSQL by Vitest, then the product in a browser by Playwright. With `long`, those
 * that `npm test` leaves out.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const isLong = process.argv[2] === 'long';
const cache = path.join(root, 'node_modules/.cache');
const folder = mkdtempSync(path.join(inMemory() ?? tmpdir(), 'fourfold-'));
const environment = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  TMPDIR: folder,
  // What was compiled for the run before is not compiled again.
  NODE_COMPILE_CACHE: path.join(cache, 'compiled'),
  PWTEST_CACHE_DIR: path.join(cache, 'playwright'),
  LONG_TESTS: String(isLong),
};
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const [command, ...args] of [
  ['vitest', 'run'],
  ['playwright', 'test', '--config', `tests/${isLong ? 'walks' : 'browser'}/playwright.config.ts`],
]) {
  const { status } = spawnSync(path.join(bin, command ?? ''), args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Databases that live for a minute need no disk: where the machine has a folder in memory, with room, they lie there. */
function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 4 * 2 ** 30 ? '/dev/shm' : null;
  } catch {
    return null;
  }
}
