/**
 * Fills the disk under PostgreSQL while people answer, and makes room again. Needs root, to mount a small disk in
 * memory. Meanwhile everyone is told in a sentence; afterwards it goes on, and nothing acknowledged is lost. Then the
 * disk under a backup: it says so and leaves nothing half behind.
 * Usage: npm run faults -- disk-full
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChecks } from '../support/checks.ts';
import { handOver, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { startLoad } from '../support/save-load.ts';
import { invitePeople } from '../support/writers.ts';

if (process.getuid?.() !== 0) throw new Error('This needs root: it mounts a small disk in memory.');
const { check, note, end } = createChecks();
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-full-'));
chmodSync(folder, 0o755);
const data = path.join(folder, 'data');
const disk = mount('disk', '180m');
const backups = mount('backups', '64k');
try {
  const postgres = await startPostgres(folder, {
    data: path.join(disk, 'postgres'),
    settings: ['max_wal_size = 64MB', 'min_wal_size = 32MB'],
  });
  const settings = { DATABASE_URL: postgres.url, FREE_SEATS: '8', LOG_LEVEL: 'silent' };
  const product = await startProduct(data, settings);
  const { writers } = await invitePeople(product.url, data, 8);
  const load = startLoad(product.url, writers);
  await load.more(50, 60_000);

  const filler = path.join(disk, 'filler');
  fill(filler);
  note('The disk is full.');
  for (let waited = 0; load.refusals.size === 0 && waited < 300; waited += 1) await sleep(100);
  // What was found a moment before is believed for five seconds.
  await sleep(6000);
  const during = await fetch(`${product.url}/healthz`);
  check(during.status === 200, 'the server lives on a full disk');
  const full = await fetch(`${product.url}/readyz`);
  const { status: why } = (await full.json()) as { status: string };
  check(full.status === 503, `and is not ready: ${full.status} ${why}`);
  const refusedNow = await refusesSaves(load);
  check(refusedNow, 'as saves are refused at that moment');
  rmSync(filler);
  note('There is room again.');
  await sleep(3000);
  const { status: since } = (await (await fetch(`${product.url}/readyz`)).json()) as { status: string };
  check(
    ['ready', 'database unreachable'].includes(since),
    `the node does not call the disk full any more: ${since}`,
  );
  // PostgreSQL ends itself where it cannot write its log any more; systemd or a container's restart does this.
  await postgres.stop();
  await postgres.start();
  const back = await load.more(50, 60_000);
  check(back !== null, `goes on by itself: 50 saves more within ${back} ms`);
  const after = await fetch(`${product.url}/readyz`);
  check(after.status === 200, `and is ready again: ${after.status}`);
  await load.end();
  for (const [said, count] of load.refusals) note(`${count} times: ${said}`);
  check(
    load.refusals.size > 0 && [...load.refusals.keys()].every((said) => said.startsWith('503 ')),
    'everyone was told in a sentence, with status 503',
  );
  const wrong = await load.lost();
  check(load.saves() > 0 && wrong.length === 0, `${load.saves()} acknowledged saves, ${wrong.length} lost`);

  const backup = spawnSync(process.execPath, ['apps/server/src/admin.ts', 'backup', backups], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...settings, DATA_DIR: data },
    encoding: 'utf8',
  });
  check(backup.status === 1 && backup.stderr.includes('is full'), `a backup says: ${backup.stderr.trim()}`);
  check(readdirSync(backups).length === 0, 'and leaves nothing half behind');
  await product.stop();
  await postgres.stop();
} finally {
  for (const mounted of [disk, backups]) spawnSync('umount', ['-l', mounted]);
  rmSync(folder, { recursive: true, force: true });
}
end();

/** Whether refusals go on and no save gets through. */
async function refusesSaves({ saves, refusals }: ReturnType<typeof startLoad>): Promise<boolean> {
  const count = () => [...refusals.values()].reduce((sum, number) => sum + number, 0);
  const [before, refused] = [saves(), count()];
  await sleep(1000);
  return saves() === before && count() > refused;
}

function mount(name: string, size: string): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'fourfold', place]);
  handOver(place);
  return place;
}

/** Writes until there is no byte left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 4096, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(handle, chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}
