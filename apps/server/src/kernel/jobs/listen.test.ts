import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startPooler } from '../../testing/pooler.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type DatabaseHandle } from '../database/database.ts';
import { jobKind } from './job-kind.ts';
import { startJobs } from './jobs.ts';

const kind = jobKind<{ name: string }>('heard-of');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

/** The product's queue on this address, doing jobs of one kind; ask it how long after it was put in one was done. */
async function work(url: string) {
  const handle = connect(url, () => undefined, 4);
  const jobs = await startJobs({ pool: handle.pool, kinds: [kind], onError: () => undefined });
  const done = new Set<string>();
  await jobs.work(kind, async ({ name }) => void done.add(name));
  return {
    async msUntilDone(name: string, handed: DatabaseHandle = handle) {
      const from = Date.now();
      await handed.db.transaction().execute((tx) => jobs.enqueue(tx, kind, { name }));
      await expect.poll(() => done.has(name), { timeout: 9000, interval: 10 }).toBe(true);
      return Date.now() - from;
    },
    listening: async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(
        handle.db,
      );
      return rows.map(({ pid }) => pid);
    },
    end: async () => {
      await jobs.stop();
      await handle.close();
    },
    handle,
  };
}

it('a job is begun when the database tells of it, long before anyone asks, also after the line was cut', async () => {
  const { msUntilDone, listening, handle, end } = await work(database.url);
  await msUntilDone('the first');
  expect(await msUntilDone('the second')).toBeLessThan(500);
  const [before] = await listening();
  await sql`select pg_terminate_backend(${before})`.execute(handle.db);
  // Put in while nobody listens, and found when the line stands again.
  expect(await msUntilDone('the third')).toBeLessThan(3000);
  const [after] = await listening();
  expect(after).not.toBe(before);
  expect(await msUntilDone('the fourth')).toBeLessThan(500);
  await end();
}, 20_000);

it('behind a pooler, which would lose what the database tells, a job is found within two seconds by asking', async () => {
  const pooler = await startPooler(new URL(database.url));
  const { msUntilDone, listening, end } = await work(pooler.url);
  expect(await listening()).toEqual([]);
  expect(await msUntilDone('the fifth')).toBeLessThan(2000);
  expect(await msUntilDone('the sixth')).toBeLessThan(2000);
  await end();
  pooler.end();
}, 20_000);
