/**
 * Stops a PostgreSQL of its own while people answer, in order and as if it had lost its power, and starts it again.
 * Meanwhile everyone is told in a sentence; afterwards it goes on by itself, and nothing acknowledged is lost.
 * Usage: npm run faults -- database-away [times]
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChecks } from '../support/checks.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { startLoad } from '../support/save-load.ts';
import { invitePeople } from '../support/writers.ts';

const times = Number(process.argv[2] ?? 4);
const { check, note, end } = createChecks();
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-away-'));
chmodSync(folder, 0o755);
const data = path.join(folder, 'data');
const postgres = await startPostgres(folder);
const product = await startProduct(data, {
  DATABASE_URL: postgres.url,
  FREE_SEATS: '8',
  LOG_LEVEL: 'silent',
});
const { writers } = await invitePeople(product.url, data, 8);
const load = startLoad(product.url, writers);
const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;

for (let time = 1; time <= times; time += 1) {
  const how = time % 2 === 0 ? 'immediate' : 'fast';
  await load.more(20, 30_000);
  await postgres.stop(how);
  await sleep(1500);
  const [healthy, ready] = [await status('/healthz'), await status('/readyz')];
  check(healthy === 200 && ready === 503, `stopped (${how}): alive ${healthy}, ready ${ready}`);
  await postgres.start();
  const back = await load.more(20, 60_000);
  check(back !== null, `started again: 20 saves more within ${back} ms`);
}
await load.end();
check((await status('/readyz')) === 200, 'ready again');
for (const [said, count] of load.refusals) note(`${count} times: ${said}`);
const clear = [...load.refusals.keys()].every((said) => said.startsWith('503 '));
check(load.refusals.size > 0 && clear, 'everyone was told in a sentence, with status 503');
const wrong = await load.lost();
check(load.saves() > 0 && wrong.length === 0, `${load.saves()} acknowledged saves, ${wrong.length} lost`);
await product.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
end();
