import type { Transaction } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss';
import type { DB } from '../database/schema.generated.ts';

/** A kind of work that is done later, apart from any request. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** Never set: carries the type of what a job of this kind is given. */
  readonly data?: Data;
}

export const jobKind = <Data extends object>(name: string, options: QueueOptions = {}): JobKind<Data> => ({
  name,
  options: {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    ...options,
  },
});

export interface Jobs {
  /** Puts a job into the queue as part of a transaction: it exists if and only if the transaction commits. */
  enqueue<Data extends object>(tx: Transaction<DB>, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Does jobs of a kind, one after the other, until the queue is stopped. A handler may run twice for one job. */
  work<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Puts a job into the queue at the times of a cron expression (UTC), once over all nodes. */
  schedule(kind: JobKind<Record<string, never>>, cron: string): Promise<void>;
  /** Does all jobs of a kind that wait now. For tests and the operator's tool. */
  drain<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

export interface JobParts {
  readonly pool: pg.Pool;
  readonly kinds: readonly JobKind<object>[];
  readonly onError: (error: Error) => void;
  /** Off where jobs are only put in or drained by hand: no clocks and no maintenance run then. */
  readonly background?: boolean;
}

export async function startJobs({ pool, kinds, onError, background = true }: JobParts): Promise<Jobs> {
  const executeSql = async (text: string, values: unknown[] = []) => await pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, supervise: background, schedule: background });
  boss.on('error', onError);
  await boss.start();
  for (const kind of kinds) await boss.createQueue(kind.name, kind.options);
  return {
    async enqueue(tx, kind, data) {
      await boss.send(kind.name, data, { db: fromKysely(tx) });
    },
    async work<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>) {
      await boss.work<Data>(kind.name, { pollingIntervalSeconds: 0.5 }, async (batch) => {
        for (const job of batch) await handler(job.data);
      });
    },
    schedule: (kind, cron) => boss.schedule(kind.name, cron),
    async drain<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>) {
      let done = 0;
      for (;;) {
        const [job] = await boss.fetch<Data>(kind.name);
        if (job === undefined) return done;
        try {
          await handler(job.data);
          await boss.complete(kind.name, job.id);
          done += 1;
        } catch (error) {
          await boss.fail(kind.name, job.id, error as Error);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  };
}
