/**
 * Kills the server with SIGKILL while people answer, again and again, and starts it on what is left. Of every
 * question the answer that was acknowledged last must be there, or the one that was on its way when the server died.
 * Usage: npm run faults -- kill-while-saving [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiAt } from '../support/api.ts';
import { startProduct } from '../support/product.ts';
import { invitePeople, keepSaving, lostAnswers } from '../support/writers.ts';

const rounds = Number(process.argv[2] ?? 50);
const people = 8;
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-saves-'));
const settings = { LOG_LEVEL: 'silent', FREE_SEATS: String(people) };

let product = await startProduct(data, settings);
const { writers } = await invitePeople(product.url, data, people);
const saves = () => writers.reduce((sum, writer) => sum + writer.saves, 0);
await product.stop();
for (let round = 1; round <= rounds; round += 1) {
  product = await startProduct(data, settings);
  const { url } = product;
  const before = saves();
  const writing = writers.map((writer) => keepSaving(apiAt(url), writer));
  // A slow machine gets the time that its first saves need, so that each kill hits a server at work.
  for (let waited = 0; saves() === before && waited < 100; waited += 1) await sleep(100);
  await sleep((round * 37) % 250);
  await product.kill();
  await Promise.all(writing);
  if (round % 10 === 0) console.log(`round ${round}: ${saves()} acknowledged so far`);
}

product = await startProduct(data, settings);
const wrong = (await Promise.all(writers.map((writer) => lostAnswers(apiAt(product.url), writer)))).flat();
await product.stop();
rmSync(data, { recursive: true, force: true });
console.log(`killed ${rounds} times, acknowledged ${saves()} saves, lost ${wrong.length}`);
for (const line of wrong) console.log(line);
if (saves() === 0 || wrong.length > 0) process.exit(1);
