import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import type { JobKind } from './jobs.ts';

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
