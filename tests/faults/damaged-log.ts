/**
 * Damages the write-ahead log of a database whose server and PostgreSQL were killed, as a broken disk or a careless copy
 * would. The start ends at once and says what is wrong; what it says to do brings the product back from a backup.
 * Usage: npm run faults -- damaged-log
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChecks } from '../support/checks.ts';
import { embeddedIn } from '../support/embedded.ts';
import { freePort, startProduct } from '../support/product.ts';
import { startLoad } from '../support/save-load.ts';
import { runTool } from '../support/tool.ts';
import { invitePeople } from '../support/writers.ts';

const { check, note, end } = createChecks();
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-damaged-'));
const root = path.resolve(import.meta.dirname, '../..');
const product = await startProduct(data, { FREE_SEATS: '4' });
const { writers } = await invitePeople(product.url, data, 4);
const load = startLoad(product.url, writers);
await load.more(50, 60_000);
await load.end();
const backup = runTool(data, 'admin', 'backup');
check((await backup.ended) === 0, `a backup is written: ${backup.said().trim()}`);

const { pid } = embeddedIn(data);
await product.kill();
process.kill(pid, 'SIGKILL');
const postgres = path.join(data, 'postgres');
for (const name of readdirSync(path.join(postgres, 'pg_wal')).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
  const segment = path.join(postgres, 'pg_wal', name);
  writeFileSync(segment, Buffer.alloc(statSync(segment).size, 0x5a));
}
const log = path.join(data, 'postgres.log');
const before = readFileSync(log, 'utf8').split('\n').length;
note('The write-ahead log is damaged.');

const began = performance.now();
const start = spawnSync(path.join(root, 'apps/server/serve.sh'), {
  cwd: root,
  env: { PATH: process.env.PATH, DATA_DIR: data, PORT: String(await freePort()) },
  encoding: 'utf8',
});
const seconds = Math.round((performance.now() - began) / 1000);
console.log(start.stderr.replace(/^/gm, '       | '));
check(start.status === 1 && seconds < 20, `the start ends with ${start.status} after ${seconds} s`);
check(start.stderr.includes('is damaged: its write-ahead log'), 'it says what is wrong');
check(start.stderr.includes('could not locate a valid checkpoint record'), 'in PostgreSQL’s own words');
check(start.stderr.includes('npm run admin -- restore FOLDER'), 'and how to restore a backup');
const lines = readFileSync(log, 'utf8').split('\n').length - before;
check(lines < 60, `the log has ${lines} lines more`);

renameSync(postgres, `${postgres}.damaged`);
const [newest = ''] = readdirSync(path.join(data, 'backups')).toSorted().reverse();
const restore = runTool(data, 'admin', 'restore', path.join(data, 'backups', newest));
check((await restore.ended) === 0, `moved away and restored: ${restore.said().trim()}`);
const again = await startProduct(data, { FREE_SEATS: '4' });
const wrong = await load.lost(again.url);
check(wrong.length === 0, `all ${load.saves()} saves before the backup are there`);
await again.stop();
rmSync(data, { recursive: true, force: true });
end();
