import type { Transaction } from 'kysely';
import type pg from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { DB } from '../database/schema.generated.ts';
import type { JobKind, QueueOptions } from './job-kind.ts';
import { listen } from './listen.ts';
import { mendClock } from './queue-tables.ts';

export interface Jobs {
  /** Puts a job into the queue as part of a transaction: it exists if and only if the transaction commits. */
  enqueue<Data extends object>(tx: Transaction<DB>, kind: JobKind<Data>, data: Data): Promise<void>;
  /**
   * Does jobs of a kind until the queue is stopped, one after the other or so many at a time. A handler may run
   * twice for one job.
   */
  work<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>, atOnce?: number): Promise<void>;
  /** Puts a job into the queue at the times of a cron expression (UTC), once over all nodes. */
  schedule(kind: JobKind<Record<string, never>>, cron: string): Promise<void>;
  /** Does all jobs of a kind that wait now. For tests and the operator's tool. */
  drain<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>): Promise<number>;
  stop(): Promise<void>;
}

export type Handler<Data> = (data: Data) => Promise<void>;

/** A handler that failed, for the log. */
export interface JobFailure {
  readonly job: string;
  readonly attempt: number;
  /** It will not be tried again. */
  readonly last: boolean;
  readonly error: unknown;
}

export interface JobParts {
  readonly pool: pg.Pool;
  readonly kinds: readonly JobKind<object>[];
  /** The queue itself could not do something, such as reaching the database. */
  readonly onError: (error: Error) => void;
  readonly onFailure?: (failure: JobFailure) => void;
  /** Off where jobs are only put in or drained by hand: no clocks and no maintenance run then. */
  readonly background?: boolean;
}

export async function startJobs(parts: JobParts): Promise<Jobs> {
  const { pool, onError, background = true } = parts;
  const executeSql = async (text: string, values: unknown[] = []) => await pool.query(text, values);
  const boss = new PgBoss({
    db: {
      executeSql,
      listen: (channel, onNotification, onReconnect) =>
        listen(pool.options.connectionString ?? '', channel, { onNotification, onReconnect, onError }),
    },
    supervise: background,
    schedule: background,
    useListenNotify: background,
  });
  boss.on('error', onError);
  await alone(pool, async () => {
    await boss.start();
    await ensureQueues(boss, parts.kinds);
    if (background) await mendClock(pool);
  });
  const clock = background ? setInterval(() => void mendClock(pool).catch(onError), 60_000) : undefined;
  clock?.unref();

  const run = async <Data extends object>(handler: Handler<Data>, job: JobWithMetadata<Data>) => {
    try {
      await handler(job.data);
    } catch (error) {
      const { name, retryCount, retryLimit } = job;
      parts.onFailure?.({ job: name, attempt: retryCount + 1, last: retryCount >= retryLimit, error });
      // pg-boss keeps what is thrown, and the words of an error may hold an address.
      throw new Error('It failed; the log says how.');
    }
  };

  return {
    async enqueue(tx, kind, data) {
      await boss.send(kind.name, data, { db: fromKysely(tx) });
    },
    async work<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>, atOnce = 1) {
      const options = {
        // Where the database tells us of a job, we ask only for what is tried again; behind a pooler, all the time.
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 10,
        // Two by two is the least with which pg-boss goes on at once while there is more, instead of waiting out the
        // second after each; and no more, since those of a killed process wait until they expire.
        batchSize: 2,
        burstWhenBatchFull: true,
        localConcurrency: atOnce,
        includeMetadata: true,
        // One that fails does so alone.
        perJobResults: true,
      } as const;
      await boss.work(kind.name, options, async (batch: JobWithMetadata<Data>[]) => {
        const results: JobResult[] = [];
        for (const job of batch) results.push(await settled(run(handler, job), job.id));
        return results;
      });
    },
    schedule: (kind, cron) => boss.schedule(kind.name, cron),
    async drain<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>) {
      let done = 0;
      for (;;) {
        const [job] = await boss.fetch<Data>(kind.name, { includeMetadata: true });
        if (job === undefined) return done;
        try {
          await run(handler, job);
          await boss.complete(kind.name, job.id);
          done += 1;
        } catch (error) {
          await boss.fail(kind.name, job.id, error as Error);
        }
      }
    },
    stop: async () => {
      clearInterval(clock);
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
}

/** How one job of several ended, as pg-boss wants to hear it. */
const settled = (done: Promise<void>, id: string): Promise<JobResult> =>
  done.then(
    () => ({ id, status: 'completed' }),
    ({ message }: Error) => ({ id, status: 'failed', output: { message } }),
  );

/** Any number will do, as long as every node takes the same. */
export const startLock = 4_242_004;

/**
 * Nodes that start together on an empty database would make the queue's tables under each other: PostgreSQL then ends
 * one of them with a duplicate schema, pg-boss' own lock notwithstanding. This lock is held by a transaction that does
 * nothing else, so that it passes a pooler and goes when we die.
 */
async function alone(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [startLock]);
    await work();
    await client.query('commit');
    client.release();
  } catch (error) {
    // Not given back to the pool: its transaction may still be open.
    client.release(true);
    throw error;
  }
}

/** A queue that exists keeps its options, so those of an older version are brought up to date. */
async function ensureQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of kinds) {
    const queue = existing.get(name);
    if (queue === undefined) await boss.createQueue(name, options);
    else if (!sameOptions(queue, options)) await boss.updateQueue(name, options);
  }
}

const sameOptions = (queue: QueueOptions, options: QueueOptions) =>
  (Object.keys(options) as (keyof QueueOptions)[]).every((key) => queue[key] === options[key]);
