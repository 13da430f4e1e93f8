/**
 * Backs up while people answer, restores on an empty machine and starts there: everything acknowledged before the
 * backup is there, everyone's links and sessions work. Then once more with nobody at work: equal row by row.
 * Usage: npm run faults -- backup-in-use
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../apps/server/src/kernel/database/open-database.ts';
import { apiAt } from '../support/api.ts';
import { createChecks } from '../support/checks.ts';
import { differing, everythingIn, rowsOf } from '../support/everything.ts';
import { startProduct } from '../support/product.ts';
import { startLoad } from '../support/save-load.ts';
import { invitePeople } from '../support/writers.ts';

const { check, end } = createChecks();
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-backup-'));
const place = (name: string) => path.join(folder, name);
const settings = { LOG_LEVEL: 'silent', FREE_SEATS: '20' };
const admin = async (data: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...settings, DATA_DIR: data },
  });
  return stdout.trim();
};
const written = (said: string) => said.split(': ')[0] ?? '';

const product = await startProduct(place('data'), settings);
const { writers, token } = await invitePeople(product.url, place('data'), 20);
// Half of them stop before the backup, so that it is known exactly what must be in it.
const [quiet, busy] = [
  startLoad(product.url, writers.slice(0, 10), 0),
  startLoad(product.url, writers.slice(10), 0),
];
await quiet.more(200, 120_000);
await quiet.end();
const before = busy.saves();
const inUse = await admin(place('data'), 'backup', place('in-use'));
const during = busy.saves() - before;
await busy.end();
check(during > 0, `${inUse.replace(folder, '')} ${during} saves were acknowledged meanwhile`);

await admin(place('elsewhere'), 'restore', written(inUse));
const elsewhere = await startProduct(place('elsewhere'), settings);
const wrong = await quiet.lost(elsewhere.url);
check(wrong.length === 0, `restored: ${quiet.saves()} saves acknowledged before it, ${wrong.length} lost`);
const profile = await apiAt(elsewhere.url, token)('GET', '/auth/my-profile');
check(profile !== null, 'restored: the person who was signed in still is, and links open');
await elsewhere.stop();

await product.stop();
const still = written(await admin(place('data'), 'backup', place('still')));
await admin(place('again'), 'restore', still);
const at = async (data: string) => {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: data });
  try {
    return await everythingIn(database.url);
  } finally {
    await database.close();
  }
};
const [one, other] = [await at(place('data')), await at(place('again'))];
const different = differing(one, other);
check(
  different.length === 0 && rowsOf(one) > 100,
  `with nobody at work: ${rowsOf(one)} rows in ${one.size} tables, ${different.length} tables differ ${different.join(', ')}`,
);
rmSync(folder, { recursive: true, force: true });
end();
