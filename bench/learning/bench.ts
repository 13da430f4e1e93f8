/**
 * Has a running product learn its keys from 10,000 answers of two hundred organisations while people save, and prints how
 * long it takes and what it does to their saves. Leaves with 1 when a limit is missed.
 * Usage: npm run bench learning, or node bench/learning/bench.ts [seconds before and after]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { learnKeysJob } from '../../apps/server/src/features/culture/keys/learn.service.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { startJobs } from '../../apps/server/src/kernel/jobs/jobs.ts';
import { clientOf } from '../load/client.ts';
import { answersOf } from '../load/respondents.ts';
import { startBench } from '../load/start-bench.ts';
import { fillPool } from './fill-pool.ts';

const organisations = 200;
const each = 50;
/** Twenty who need a fifth of a second for a page: as many saves as three thousand people make who think for half a minute. */
const people = 20;
const pause = 200;
const seconds = Number(process.argv[2] ?? 60);
const most = { minutes: 5, slower: 0.25 };

const { bench, end } = await startBench({ submitted: 1000 });
try {
  const { product, pool, respondents, report, databaseUrl } = bench;
  const { db, close } = connect(databaseUrl, (error) => console.error(error.message), 2);
  await fillPool(db, organisations, each);
  await pool.query('checkpoint');
  const call = clientOf(product.url);
  let errors = 0;
  let into: number[] = [];
  let going = true;
  const keepSaving = async (person: number) => {
    const path = respondents[person]?.answersPath ?? '';
    await sleep(pause * (person / people));
    for (let turn = 0; going; turn += 1) {
      const began = performance.now();
      try {
        await call(path, { method: 'POST', body: { answers: answersOf(turn) } });
        into.push(performance.now() - began);
      } catch (error) {
        if (errors === 0) console.error((error as Error).message);
        errors += 1;
      }
      await sleep(pause);
    }
  };
  const saving = Promise.all(Array.from({ length: people }, (_, person) => keepSaving(person)));
  const measure = async (until: () => Promise<unknown>): Promise<number[]> => {
    into = [];
    const mine = into;
    await until();
    into = [];
    return mine;
  };
  // A server that has run for a while has its code compiled.
  await sleep(10_000);
  const before = await measure(() => sleep(1000 * seconds));
  const jobs = await startJobs({ pool, kinds: [learnKeysJob], onError: console.error, background: false });
  const trials = () => db.selectFrom('keys_trials').select('people').execute();
  const began = performance.now();
  await db.transaction().execute((tx) => jobs.enqueue(tx, learnKeysJob, {}));
  let processor = 0;
  const during = await measure(async () => {
    while ((await trials()).length === 0) {
      processor = Math.max(processor, lowestPriority(product.process.pid ?? 0));
      await sleep(500);
    }
  });
  const took = (performance.now() - began) / 1000;
  const after = await measure(() => sleep(1000 * seconds));
  going = false;
  await saving;
  const versions = await db
    .selectFrom('keys_versions')
    .select(['name', 'people'])
    .orderBy('number')
    .execute();
  await jobs.stop();
  await close();

  report.heading(`Saving a page, ${people} people with ${pause} ms between pages`);
  const alone = [...before, ...after];
  for (const [what, times] of [
    ['before', before],
    ['while keys are learned', during],
    ['after', after],
    ['before and after together', alone],
  ] as const)
    report.row(what, toRow(times));
  const slower = percentile(during, 0.99) / percentile(alone, 0.99) - 1;
  console.log(
    `\nLearned from ${versions.at(-1)?.people} answers of ${organisations} organisations: ${versions.length > 1 ? `version ${versions.at(-1)?.name}` : 'no version was kept'}`,
  );
  report.hold(
    `${took.toFixed(0)} s, of which ${processor.toFixed(0)} s of one processor (under ${60 * most.minutes} s)`,
    took < 60 * most.minutes,
  );
  report.hold(
    `the 99th percentile of saves moves by ${(100 * slower).toFixed(0)}% (less than ${100 * most.slower}%)`,
    slower < most.slower,
  );
  report.hold(`${errors} errors (none)`, errors === 0);
} finally {
  await end();
}
process.exitCode = bench.report.missed() === 0 ? 0 : 1;

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

function toRow(times: readonly number[]) {
  const spent = times.reduce((sum, time) => sum + time + pause, 0) / 1000;
  return {
    perSecond: (people * times.length) / spent,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors: 0,
  };
}

/** Seconds of processor time of the threads that let all others go first. */
function lowestPriority(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((sum, task) => {
    // Behind the name in brackets; nice is the 19th field of all, the times of the thread the 14th and the 15th.
    const fields = readStat(`/proc/${pid}/task/${task}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return fields[16] === '19' ? sum + (Number(fields[11]) + Number(fields[12])) / 100 : sum;
  }, 0);
}

function readStat(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
