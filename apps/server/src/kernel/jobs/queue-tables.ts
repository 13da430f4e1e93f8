import { type RawBuilder, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/schema.generated.ts';
import type { JobKind } from './job-kind.ts';

/*
 * The only file that reads and writes pg-boss's own tables, for what its interface does not offer: to ask in a query
 * whether a job will still be done, to delete jobs by what they were given, to list and retry failed ones of every
 * kind, and to bring dates back that a wrong clock has written. An update of pg-boss has to be read against it; a
 * backup copies the tables as they are.
 */

/**
 * Is there a job of this kind whose data names this value and that will still be done? One snapshot sees a row and
 * its job together, because both were committed together.
 */
export const hasLiveJob = <Data extends object>(
  kind: JobKind<Data>,
  key: keyof Data & string,
  value: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (select 1 from pgboss.job as live where live.name = ${kind.name}
    and live.state in ('created', 'retry', 'active') and live.data ->> ${sql.lit(key)} = ${value})`;

/**
 * Deletes the jobs of a kind that were given one of these values, done ones too: what a job was given, and what it
 * said when it failed, is kept by pg-boss for days, and goes with what it was about.
 */
export async function forgetJobs<Data extends object>(
  tx: Transaction<DB>,
  kind: JobKind<Data>,
  field: keyof Data & string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  await sql`
    delete from pgboss.job where name = ${kind.name} and data ->> ${field} = any(${[...values]}::text[])`.execute(
    tx,
  );
}

/** A job that failed, for good or until its next attempt, or is tried again at this moment. */
export interface FailingJob {
  readonly id: string;
  readonly kind: string;
  readonly state: 'failed' | 'retry' | 'active';
  /** How often it has failed, as the log counts. */
  readonly attempts: number;
  readonly since: Date;
  readonly next: Date;
}

export async function listFailingJobs(db: Queries): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select id::text, name as kind, state::text as state, retry_count + case state when 'active' then 0 else 1 end as attempts,
      created_on as since, start_after as next
    from pgboss.job where state in ('failed', 'retry') or (state = 'active' and retry_count > 0)
    order by created_on, id`.execute(db);
  return rows;
}

/** One more attempt is allowed to those that have used up theirs, as the queue itself does it. */
export async function retryJobs(db: Queries, ids: readonly string[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = any(${[...ids]}::uuid[]) and state in ('failed', 'retry')`.execute(db);
}

/** More than machines of one installation differ by, and less than anybody would notice. */
const slack = "interval '2 minutes'";

/**
 * What a clock that was wrong has left behind after it was set back: marks from a time that has not come yet. pg-boss
 * would wait for them, with the clocked jobs and with everything that was put into the queue meanwhile, for as long as
 * the clock had been ahead.
 */
export async function mendClock(pool: pg.Pool): Promise<void> {
  const marks = async (table: string, columns: readonly string[]) => {
    const put = columns.map((column) => `${column} = least(${column}, now())`).join(', ');
    const ahead = columns.map((column) => `${column} > now() + ${slack}`).join(' or ');
    await pool.query(`update pgboss.${table} set ${put} where ${ahead}`);
  };
  await marks('version', ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on']);
  await marks('queue', ['monitor_on', 'maintain_on', 'monitor_claim_on']);
  await pool.query(
    `update pgboss.job set start_after = now(), created_on = now()
     where created_on > now() + ${slack} and state in ('created', 'retry')`,
  );
  await pool.query(
    `update pgboss.job set started_on = now() where started_on > now() + ${slack} and state = 'active'`,
  );
}
