/**
 * What server and database hold of the machine's memory and take of its processor while nobody is there; then people
 * save, open links and read pages, and it watches what the server holds. Leaves with 1 when that is more than wanted, or
 * when the last quarter of the time holds a tenth more than the second. The first is for warming up. With more people
 * who have submitted, it asks for what takes most memory, too. With MEMORY_LIMIT, server and database have so many
 * megabytes together and no more (Linux, root).
 * Usage: [MEMORY_LIMIT=512] npm run bench:memory [minutes [people]]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { shareMemory } from '../../tests/support/memory-limit.ts';
import { clientOf } from './client.ts';
import { megabytesOf, secondsOf, treeOf } from './process-tree.ts';
import { answersOf } from './respondents.ts';
import { serverMemory } from './server-memory.ts';
import { startBench } from './start-bench.ts';
import { askTheWorst } from './worst-requests.ts';

const minutes = Number(process.argv[2] ?? 60);
const usual = 1000;
const submitted = Number(process.argv[3] ?? usual);
const limit = Number(process.env.MEMORY_LIMIT ?? 0);
const people = 10;
const pause = 200;
const wanted = { idle: 300, busy: 400, worst: 700, processor: 0.8 };
let missed = false;
// From the first moment on, as in a container: PostgreSQL and V8 look at it when they start.
const shared = limit > 0 ? shareMemory(limit) : undefined;
/** One line of what was wanted, and whether it was reached. */
const tell = (what: string, value: number, limit: number, unit: string) => {
  if (value > limit) missed = true;
  console.log(`${what}: ${value.toFixed(2)} ${unit} (${limit} or less)${value > limit ? ' MISSED' : ''}`);
};
const { bench, end } = await startBench({ submitted, started: () => shared?.leave() });
try {
  const { product, postmaster, respondents, company } = bench;
  const server = product.process.pid ?? 0;
  /** The server's own, and what the database's processes hold together. */
  const held = () =>
    treeOf(postmaster).reduce(
      (sum, pid) => sum + megabytesOf(pid, { shared: true }),
      megabytesOf(server, { shared: false }),
    );
  if (submitted <= usual) await watchIdle(server, postmaster, held);

  const call = clientOf(product.url);
  const headers = { authorization: `Bearer ${company.token}` };
  const ends = Date.now() + minutes * 60_000;
  let [done, errors] = [0, 0];
  const refused = (error: Error) => {
    errors += 1;
    if (errors <= 5) console.error(error.message);
  };
  const act = async (person: number, turn: number) => {
    const { page = '', answersPath = '' } = respondents[(person * 20 + Math.floor(turn / 300)) % 200] ?? {};
    if (turn % 10 === 0) await call(page);
    else if (turn % 10 === 1) await call('/blogs');
    else if (turn % 50 === 2) await call('/api/survey/culture', { headers });
    else await call(answersPath, { method: 'POST', body: { answers: answersOf(turn) } });
  };
  const keepActing = async (person: number) => {
    for (let turn = 0; Date.now() < ends; turn += 1) {
      await act(person, turn).then(() => (done += 1), refused);
      await sleep(pause);
    }
  };
  const acting = Promise.all(Array.from({ length: people }, (_, person) => keepActing(person)));
  const samples: number[] = [];
  while (Date.now() < ends) {
    samples.push(await serverMemory(call));
    if (samples.length % 60 === 0)
      console.log(`${samples.length} s: ${samples.at(-1)?.toFixed(0)} MB, ${done} calls`);
    await sleep(1000);
  }
  await acting;
  const quarter = Math.floor(samples.length / 4);
  const median = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const [second, last] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))];
  const flat = last < 1.1 * second;
  console.log(
    `${minutes} minutes, ${done} calls, ${errors} errors: ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last ${flat ? '(flat)' : '(GROWS)'}`,
  );
  tell('after it, server and database', held(), wanted.busy, 'MB');
  if (submitted > usual) {
    await askTheWorst(bench, submitted, held, (what, most) => tell(what, most, wanted.worst, 'MB'));
    tell('after that, server and database', held(), wanted.worst, 'MB');
  }
  if (shared !== undefined) tell(`ended for want of ${limit} MB`, shared.killed(), 0, 'processes');
  process.exitCode = flat && errors === 0 && !missed ? 0 : 1;
} finally {
  await end();
  shared?.end();
}

async function watchIdle(server: number, postmaster: number, held: () => number): Promise<void> {
  await sleep(30_000);
  const processes = () => secondsOf([...treeOf(server), ...treeOf(postmaster)]);
  const [earlier, idleFor] = [processes(), 60];
  await sleep(idleFor * 1000);
  const taken = [...processes()].reduce((sum, [pid, seconds]) => sum + seconds - (earlier.get(pid) ?? 0), 0);
  tell('nobody there, processor', (100 * taken) / idleFor, wanted.processor, '% of a core');
  tell('nobody there, server and database', held(), wanted.idle, 'MB');
}
