/**
 * Has a running product learn its keys from 10,000 answers of two hundred organisations while people save, and prints how
 * long it takes and what it does to their saves. It learns twice, with a minute before, between and after: by how much
 * these three differ among themselves is what cannot be told here. Leaves with 1 when a limit is missed, or when saves
 * without learning differ by more than the limit.
 * Usage: npm run bench learning, or node bench/learning/bench.ts [seconds without learning] [organisations]
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

const seconds = Number(process.argv[2] ?? 60);
const organisations = Number(process.argv[3] ?? 200);
const each = 50;
/** Twenty who need a fifth of a second for a page: as many saves as three thousand people make who think for half a minute. */
const people = 20;
const pause = 200;
const most = { minutes: 5, slower: 0.25 };
/** Longer than this is not waited for: others use the machine. */
const patience = 20;
const learnings = 2;

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
  const jobs = await startJobs({ pool, kinds: [learnKeysJob], onError: console.error, background: false });
  const isTried = async () => (await db.selectFrom('keys_trials').select('people').execute()).length > 0;
  const learnOnce = async (): Promise<Learning> => {
    await db.deleteFrom('keys_trials').execute();
    const [began, had] = [performance.now(), lowestPriority(product.process.pid ?? 0)];
    const since = () => (performance.now() - began) / 1000;
    let processor = 0;
    await db.transaction().execute((tx) => jobs.enqueue(tx, learnKeysJob, {}));
    while (!(await isTried())) {
      if (since() > 60 * patience) return { took: Number.POSITIVE_INFINITY, processor };
      processor = Math.max(processor, lowestPriority(product.process.pid ?? 0) - had);
      await sleep(500);
    }
    return { took: since(), processor };
  };

  // A server that has run for a while has its code compiled.
  await sleep(10_000);
  report.heading(`Saving a page, ${people} people with ${pause} ms between pages`);
  const without: number[][] = [];
  const during: number[][] = [];
  const learned: Learning[] = [];
  const wait = async () => {
    without.push(await measure(() => sleep(1000 * seconds)));
    report.row('nothing is learned', toRow(without.at(-1) ?? []));
  };
  await wait();
  for (let turn = 0; turn < learnings; turn += 1) {
    during.push(await measure(async () => learned.push(await learnOnce())));
    report.row('while keys are learned', toRow(during.at(-1) ?? []));
    await wait();
    if (learned.at(-1)?.took === Number.POSITIVE_INFINITY) break;
  }
  going = false;
  await saving;
  const versions = await db
    .selectFrom('keys_versions')
    .select(['name', 'people'])
    .orderBy('number')
    .execute();
  await jobs.stop();
  await close();

  console.log(
    `\nLearned from ${organisations * each} answers of ${organisations} organisations: ${versions.length > 1 ? `version ${versions.at(-1)?.name}` : 'no version was kept'}`,
  );
  for (const { took, processor } of learned) {
    const time = Number.isFinite(took) ? `${took.toFixed(0)} s` : `not done after ${patience} minutes`;
    report.hold(
      `${time}, of which ${processor.toFixed(0)} s of one processor (under ${60 * most.minutes} s)`,
      took < 60 * most.minutes,
    );
  }
  const slower = percentile(during.flat(), 0.99) / percentile(without.flat(), 0.99) - 1;
  const alone = without.map((times) => percentile(times, 0.99));
  const apart = Math.max(...alone) / Math.min(...alone) - 1;
  report.hold(
    `the 99th percentile of saves moves by ${(100 * slower).toFixed(0)}% (less than ${100 * most.slower}%)`,
    slower < most.slower,
  );
  report.hold(
    `without learning it differs by ${(100 * apart).toFixed(0)}% by itself (less than ${100 * most.slower}%, or the line above says nothing)`,
    apart < most.slower,
  );
  report.hold(`${errors} errors (none)`, errors === 0);
} finally {
  await end();
}
process.exitCode = bench.report.missed() === 0 ? 0 : 1;

interface Learning {
  /** In seconds; infinite where it was not waited for. */
  readonly took: number;
  /** Seconds of one processor. */
  readonly processor: number;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

function toRow(times: readonly number[]) {
  const spent = times.reduce((sum, time) => sum + time + pause, 0) / 1000;
  return {
    perSecond: (people * times.length) / spent,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
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
