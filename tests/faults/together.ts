/**
 * Starts the product and the operator's tools at the same time on one data folder, in every order, new and in use. One
 * of them waits and says so, and all of them end well.
 * Usage: npm run faults -- together
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningPostmaster } from '../../apps/server/src/kernel/database/embedded/postmaster.ts';
import { createChecks } from '../support/checks.ts';
import { freePort, launchProduct } from '../support/product.ts';
import { runTool, type Tool } from '../support/tool.ts';

const { check, note, end } = createChecks();
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-together-'));
  folders.push(folder);
  return folder;
};

async function launch(data: string) {
  const product = launchProduct(data, { PORT: String(await freePort()), LOG_LEVEL: 'warn' });
  let said = '';
  product.process.stdout?.on('data', (chunk) => (said += String(chunk)));
  const ready = product.ready.then(
    () => true,
    () => false,
  );
  return { ...product, ready, said: () => said };
}

/** Whether the account that the demo printed can be used. */
async function signsIn(url: string, demo: Tool): Promise<boolean> {
  const [, email] = /E-mail: +(\S+)/.exec(demo.said()) ?? [];
  const [, password] = /Password: +(.+)/.exec(demo.said()) ?? [];
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).ok;
}

async function untilPostgres(data: string): Promise<void> {
  while (runningPostmaster(path.join(data, 'postgres'))?.ready !== true) await sleep(20);
}

note('npm run demo, then the first npm start');
{
  const data = newFolder();
  const demo = runTool(data, 'demo');
  await untilPostgres(data);
  await sleep(1000);
  const product = await launch(data);
  check(await product.ready, 'the server starts');
  check(product.said().includes('npm run demo is working on'), 'and says before that it waits for the demo');
  check((await demo.ended) === 0, 'the demo ends well');
  check(await signsIn(product.url, demo), 'and its account signs in');

  note('tools beside the running server');
  const more = [runTool(data, 'demo'), runTool(data, 'admin', 'backup', newFolder())];
  const codes = await Promise.all(more.map((tool) => tool.ended));
  check(
    codes.every((code) => code === 0),
    `another demo and a backup end well (${codes.join(', ')})`,
  );
  check((await fetch(`${product.url}/readyz`)).ok, 'and leave the server its database');
  await product.stop();
}

note('the first npm start, then npm run demo at several moments');
for (const ms of [0, 300, 800, 1500]) {
  const data = newFolder();
  const product = await launch(data);
  await sleep(ms);
  const demo = runTool(data, 'demo');
  const [ready, code] = await Promise.all([product.ready, demo.ended]);
  check(ready && code === 0, `${ms} ms later: the server starts, the demo ends well`);
  if (!ready || code !== 0) note(`${product.said()}\n${demo.said()}`);
  check(ready && (await signsIn(product.url, demo)), 'and its account signs in');
  await product.stop();
}

note('two tools without a server');
{
  const data = newFolder();
  const demo = runTool(data, 'demo');
  await untilPostgres(data);
  await sleep(1000);
  const backup = runTool(data, 'admin', 'backup', newFolder());
  const codes = await Promise.all([demo.ended, backup.ended]);
  check(
    codes.every((code) => code === 0),
    `both end well (${codes.join(', ')})`,
  );
  check(backup.said().includes('npm run demo is working on'), 'and the second says that it waits');
  check(runningPostmaster(path.join(data, 'postgres')) === null, 'the last one stops PostgreSQL');
}

for (const folder of folders) rmSync(folder, { recursive: true, force: true });
end();
