import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { buildApp } from '../../apps/server/src/app.ts';
import { foldAll } from '../../apps/server/src/features/culture/1-collect/fold-all.ts';
import { computeAnew } from '../../apps/server/src/features/culture/3-estimate/compute-threads.ts';
import { warmUp } from '../../apps/server/src/features/culture/warm-up.ts';
import { watchers } from '../../apps/server/src/features.ts';
import { readConfig } from '../../apps/server/src/kernel/config/config.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { openCluster } from '../../apps/server/src/kernel/database/embedded/cluster.ts';
import { migrate } from '../../apps/server/src/kernel/database/migrate.ts';
import type { CultureMembers } from '../../apps/server/src/kernel/database/schema.generated.ts';
import { createLogger } from '../../apps/server/src/kernel/http/logger.ts';
import { createRateLimiter } from '../../apps/server/src/kernel/http/rate-limiter.ts';
import { createSigner } from '../../apps/server/src/kernel/signing/signer.ts';
import { endThreads } from '../../apps/server/src/kernel/threads/threads.ts';
import { type Company, fillCompany } from './fill-company.ts';

/**
 * Times the culture calls over 100, 10,000 and 100,000 submitted people on a database of its own, whole requests with
 * sign-in and JSON.
 *
 *   npm run bench culture
 *
 * Uncached: another person is missing before each call, so everything is computed again. Each row says how
 * often the quickest possible request (a health check on the same database) fits in. Leaves with 1 when a limit is missed.
 */
const twelve = 'twelve departments';
const firstScreen = ['/api/survey/culture'];
/** All that the page asks for while it is read to its end. */
const wholePage = [
  '/api/survey/culture',
  '/api/survey/culture/departments?kind=behaviour',
  '/api/survey/culture/heatmap?kind=behaviour',
  '/api/survey/culture/dynamics',
];
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-bench-'));
const cluster = await openCluster(folder, { volatile: true });
let missed = 0;
try {
  await migrate(cluster.url('postgres'));
  let isOver = false;
  // At the end the cluster cuts connections that are still closing.
  const onError = (error: Error) => {
    if (!isOver) console.error(error);
  };
  const { db, close } = connect(cluster.url('postgres'), onError);
  const clock = () => new Date();
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'error' }, folder),
    db,
    databaseUrl: cluster.url('postgres'),
    clock,
    limiter: createRateLimiter(db, clock),
    watchers,
    jobs: { enqueue: async () => undefined },
    outbox: { post: async () => '' },
    signer: createSigner('a key for the benchmark only, long enough'),
    logger: createLogger('error'),
  });
  const companies = new Map<Size, Company>();
  for (const people of [100, 10_000, 100_000]) companies.set(people, await fillCompany(db, people));
  companies.set(twelve, await fillCompany(db, 100_000, 12));
  const call = async (size: Size, url: string, etag = '') => {
    const { token } = companies.get(size) as Company;
    const began = performance.now();
    const answer = await app.inject({
      url,
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    });
    if (answer.statusCode >= 400) throw new Error(answer.body);
    return { milliseconds: performance.now() - began, answer };
  };
  const takenOut = new Map<Size, Selectable<CultureMembers>>();
  /** Another person is taken out, and the one before comes back: nothing that was computed before can be used again. */
  const change = async (size: Size) => {
    const organisationId = companies.get(size)?.id ?? '';
    const before = takenOut.get(size);
    const out = await db
      .deleteFrom('culture_members')
      .where('response_id', '=', (query) =>
        query
          .selectFrom('culture_members')
          .select('response_id')
          .where('organisation_id', '=', organisationId)
          .$if(before !== undefined, (next) => next.where('response_id', '>', before?.response_id ?? ''))
          .orderBy('response_id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before !== undefined) await db.insertInto('culture_members').values(before).execute();
    takenOut.set(size, out);
    await foldAll(db);
  };
  const uncached = (size: Size, url: string, repetitions = 11) =>
    median(repetitions, async () => {
      await change(size);
      return (await call(size, url)).milliseconds;
    });
  /** Of all threads, in milliseconds, from a change to all answers. */
  const processor = (size: Size, urls: readonly string[]) =>
    median(11, async () => {
      await change(size);
      const before = process.cpuUsage();
      await Promise.all(urls.map((url) => call(size, url)));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
  const floor = await median(31, async () => (await call(100, '/readyz')).milliseconds);
  const row = (what: string, milliseconds: number, limit: number) => {
    const holds = milliseconds < limit;
    if (!holds) missed += 1;
    console.log(
      `${what}: ${milliseconds.toFixed(1)} ms (under ${limit.toFixed(0)} ms), ${(milliseconds / floor).toFixed(0)} times a health check${holds ? '' : ' MISSED'}`,
    );
  };
  const limit = (what: string, milliseconds: number, most: number) => {
    const holds = milliseconds <= most;
    if (!holds) missed += 1;
    console.log(`${what}: ${milliseconds.toFixed(1)} ms (${most} ms or less)${holds ? '' : ' MISSED'}`);
  };
  // As the product does when it starts.
  await warmUp(computeAnew);
  await call(100, '/api/survey/culture');
  const small = await uncached(100, '/api/survey/culture');
  row('culture of 100, nothing cached', small, 150);
  const large = await uncached(100_000, '/api/survey/culture');
  row('culture of 100,000, nothing cached', large, 150);
  row('culture of 100,000, at most 1.5 times that of 100', large, 1.5 * small);
  const { etag } = (await call(100_000, '/api/survey/culture')).answer.headers;
  row(
    'culture of 100,000, nothing changed (304)',
    await median(21, async () => (await call(100_000, '/api/survey/culture', String(etag))).milliseconds),
    20,
  );
  row(
    'culture of 100,000, nothing changed (answered again)',
    await median(21, async () => (await call(100_000, '/api/survey/culture')).milliseconds),
    20,
  );
  for (const size of [100, 100_000] as const) {
    const name = `culture of ${size.toLocaleString('en-GB')} in four departments, processor time after a change`;
    limit(`${name}, first screen`, await processor(size, firstScreen), 60);
    limit(`${name}, whole page`, await processor(size, wholePage), 110);
  }
  limit(
    'culture of 100,000 in twelve departments, processor time after a change, whole page',
    await processor(twelve, wholePage),
    180,
  );
  row('heatmap of 100,000, nothing cached', await uncached(100_000, '/api/survey/culture/heatmap'), 150);
  row('dynamics of 100,000, nothing cached', await uncached(100_000, '/api/survey/culture/dynamics'), 150);
  row('any filter over 10,000', await uncached(10_000, '/api/survey/culture?from=2020-01-01', 5), 1000);
  const before = process.memoryUsage().rss;
  await uncached(100_000, '/api/survey/culture?from=2020-01-01', 1);
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  console.log(`a filter over 100,000 makes the process grow by ${grown.toFixed(0)} MB`);
  isOver = true;
  await app.close();
  await endThreads();
  await close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;

type Size = number | typeof twelve;

async function median(repetitions: number, measure: () => Promise<number>): Promise<number> {
  const timings: number[] = [];
  for (let index = 0; index < repetitions; index += 1) timings.push(await measure());
  return timings.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] as number;
}
