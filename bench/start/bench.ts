/**
 * How soon the product answers after `npm start`: on an installed tree, first with a database to make and then with one
 * that is there, and in a fresh clone, where it installs and builds itself before. Leaves with 1 when it takes longer
 * than is wanted. Usage: npm run bench:start
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createReport } from '../load/report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-start-'));
const report = createReport();
try {
  console.log('npm start, until the home page comes');
  const data = path.join(folder, 'data');
  console.log(`  with a database to make: ${inSeconds(await start(root, data))} s`);
  const times = [await start(root, data), await start(root, data), await start(root, data)];
  const slowest = Math.max(...times);
  const all = times.map(inSeconds).join(', ');
  report.hold(`installed, with a database: ${all} s (3 s or less)`, slowest <= 3000);
  const clone = path.join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const fresh = await start(clone, path.join(folder, 'other-data'));
  report.hold(`fresh clone: ${inSeconds(fresh)} s (60 s or less)`, fresh <= 60_000);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report.missed() === 0 ? 0 : 1;

/** Milliseconds until the first answer; then it is stopped. */
async function start(tree: string, data: string): Promise<number> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const product = spawn('npm', ['start'], {
    cwd: tree,
    env: { ...process.env, DATA_DIR: data, PORT: String(port), APP_URL: url },
    stdio: 'ignore',
    detached: true,
  });
  try {
    while (!(await answers(url))) {
      if (product.exitCode !== null) throw new Error(`npm start left with ${product.exitCode}.`);
      await setTimeout(20);
    }
    return performance.now() - begun;
  } finally {
    if (product.exitCode === null) process.kill(-(product.pid ?? 0), 'SIGTERM');
    // npm leaves at once, the product when its database has stopped.
    while (existsSync(path.join(data, 'postgres/postmaster.pid'))) await setTimeout(50);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
