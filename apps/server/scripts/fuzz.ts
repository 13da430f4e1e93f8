import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from '../src/kernel/database/embedded/cluster.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { endThreads } from '../src/kernel/threads/threads.ts';
import { fuzz } from '../src/testing/fuzz/fuzz.ts';
import { longestStall, measureStalls } from '../src/testing/fuzz/stalls.ts';
import { openTestApp, type TestApp } from '../src/testing/open-test-app.ts';

/**
 * Made-up requests to every call that the API describes about itself, over HTTP to the real server on a PostgreSQL of
 * its own. Leaves with 1 when an answer was a fault, a hang, a stack, a secret, something of another organisation, when
 * a request kept everyone else waiting, or when the memory of the server grew.
 *
 *   npm run fuzz -- [--requests 100000] [--seed 1] [--only login]
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    only: { type: 'string', default: '' },
  },
});
const [seed, requests] = [Number(values.seed), Number(values.requests)];
/** As large as the organisations that we sell to. */
const crowd = { employees: 5000, candidates: 300, departments: 40 };
const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-fuzz-'));
const cluster = await openCluster(folder, { volatile: true });
const stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
stack.defer(cluster.stop);
stack.defer(endThreads);
try {
  await migrate(cluster.url('postgres'));
  const settings = { TRUST_PROXY: 'true', FREE_SEATS: '200000' };
  const folders = { siteFolder: path.join(root, 'apps/web/build/site'), mailFolder: folder };
  const t = await openTestApp(cluster.url('postgres'), settings, undefined, folders);
  stack.defer(t.close);
  process.exitCode = (await run(t)) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stack.disposeAsync();
}
process.exit();

/** The worst that each call takes, one at a time; before the others, which would be in the way. */
async function nobodyWaits(t: TestApp): Promise<boolean> {
  const began = Date.now();
  const { stalls, faults } = await measureStalls(t, { only: new RegExp(values.only), crowd });
  const worst = stalls.toSorted((a, b) => b.ms - a.ms);
  console.log(
    `${stalls.length} of the largest requests in ${seconds(began)} s; the longest kept the server busy for:`,
  );
  for (const { call, what, ms } of worst.slice(0, 5)) console.log(`  ${ms.toFixed(0)} ms: ${call}, ${what}`);
  const found = worst.filter(({ ms }) => ms > longestStall);
  for (const { call, what, ms } of found) console.log(`\n${call} stalls for ${ms.toFixed(0)} ms\n  ${what}`);
  for (const fault of faults) console.log(`\n${fault}`);
  return found.length === 0 && faults.length === 0;
}

async function run(t: TestApp): Promise<boolean> {
  const waitsNobody = await nobodyWaits(t);
  console.log(`seed ${seed}: ${requests} requests`);
  const began = Date.now();
  const heaps: number[] = [];
  const result = await fuzz(t, {
    seed,
    requests,
    only: new RegExp(values.only),
    onBatch: (done) => {
      global.gc?.();
      heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
      if (done % 5000 !== 0 && done !== requests) return;
      console.log(`${done} requests, ${seconds(began)} s, heap ${heaps.at(-1)?.toFixed(0)} MB`);
    },
  });
  const grown = median(heaps.slice(-10)) - median(heaps.slice(Math.floor(heaps.length / 5)).slice(0, 10));
  console.log(
    `${result.requests} requests in ${seconds(began)} s with seed ${seed}, ${result.mails} mails read`,
  );
  console.log(
    `answers: ${JSON.stringify(result.statuses)}; slowest: ${result.slowest.ms} ms (${result.slowest.call})`,
  );
  console.log(`never said yes: ${result.neverServed.join(', ') || 'none'}`);
  console.log(`heap after collection grew by ${grown.toFixed(1)} MB between the first fifth and the end`);
  for (const { call, what, seed: from, example } of result.findings) {
    console.log(`\n${call} ${what}\n  seed ${from}  ${example}`);
  }
  console.log(`\n${result.findings.length} findings`);
  return waitsNobody && result.findings.length === 0 && grown < 40;
}

function seconds(began: number): number {
  return Math.round((Date.now() - began) / 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
