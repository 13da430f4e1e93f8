/**
 * Stops the server in order (SIGTERM) while many people answer, again and again. Whatever was acknowledged must be
 * there, every answer that was begun must be whole, and it exits by itself within its bound.
 * Usage: npm run faults -- stop-under-load [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../../apps/server/src/kernel/database/embedded/postmaster.ts';
import { createChecks } from '../support/checks.ts';
import { embeddedIn } from '../support/embedded.ts';
import { freePort, startProduct } from '../support/product.ts';
import { cutHalfWay, startLoad } from '../support/save-load.ts';
import { invitePeople } from '../support/writers.ts';

const rounds = Number(process.argv[2] ?? 5);
/** Ten seconds for requests, ten for jobs, and what closing a database takes. */
const bound = 25_000;
const { check, note, end } = createChecks();
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-stop-'));
const settings = { LOG_LEVEL: 'silent', FREE_SEATS: '40', PORT: String(await freePort()) };
let product = await startProduct(data, settings);
const { writers } = await invitePeople(product.url, data, 40);
const load = startLoad(product.url, writers, 0);
for (let round = 1; round <= rounds; round += 1) {
  await load.more(200, 60_000);
  const { pid } = embeddedIn(data);
  const began = performance.now();
  await product.stop();
  const took = Math.round(performance.now() - began);
  const { exitCode, signalCode } = product.process;
  check(
    exitCode === 0 && took < bound && !isAlive(pid),
    `stopped after ${took} ms with ${exitCode ?? signalCode}, its PostgreSQL too`,
  );
  product = await startProduct(data, settings);
}
await load.end();
const wrong = await load.lost();
check(load.saves() > 0 && wrong.length === 0, `${load.saves()} acknowledged saves, ${wrong.length} lost`);
for (const [said, count] of load.refusals) note(`${count} times: ${said}`);
// People who were not answered were not let in at all, or told that it is stopping.
const cut = load.refusals.get(cutHalfWay) ?? 0;
check(cut === 0, `${cut} answers cut half way`);
await product.stop();
rmSync(data, { recursive: true, force: true });
end();
