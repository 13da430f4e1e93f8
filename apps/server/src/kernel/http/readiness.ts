import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export type Readiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly why: string; readonly error?: unknown };

/** What one look at writing is worth: who asks every second costs the database no more than who asks every five. */
const goodFor = 5000;
const badFor = 1000;
const patience = 5000;

/**
 * Whether the database answers, was migrated, and can be written, as a save would. Reading is tried each time, writing
 * seldom; those who ask at the same moment share one look.
 */
export function createReadiness(db: Database, now = () => performance.now()): () => Promise<Readiness> {
  let looking: Promise<Readiness> | null = null;
  let writing: { readonly until: number; readonly found: Readiness } | null = null;

  async function look(): Promise<Readiness> {
    try {
      await sql`select 1 from migrations limit 1`.execute(db);
    } catch (error) {
      return { ready: false, why: 'database unreachable', error };
    }
    if (writing !== null && now() < writing.until) return writing.found;
    const found = await canWrite(db);
    writing = { until: now() + (found.ready ? goodFor : badFor), found };
    return found;
  }

  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    const late: Readiness = { ready: false, why: 'database does not answer in time' };
    return Promise.race([looking, sleep(patience, late, { ref: false })]);
  };
}

/**
 * A transaction that leaves nothing behind and needs all that a save needs: the commit of a message puts the write-ahead
 * log on the disk, and more numbers than fit into the memory that it may use are written into a file of the data folder,
 * which a full disk refuses. Neither locks anything, so that a backup is not waited for.
 */
async function canWrite(db: Database): Promise<Readiness> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', '4s', true), set_config('work_mem', '64kB', true),
        set_config('temp_tablespaces', '', true)`.execute(tx);
      const { rows } = await sql<{ read_only: string }>`
        select current_setting('transaction_read_only') as read_only, sum(n),
          pg_logical_emit_message(true, 'fourfold', 'ready')::text
        from generate_series(1, 20000) n`.execute(tx);
      return rows[0]?.read_only === 'on' ? { ready: false, why: 'database is read-only' } : { ready: true };
    });
  } catch (error) {
    return {
      ready: false,
      why: reasons[(error as { code?: string }).code ?? ''] ?? 'database cannot be written',
      error,
    };
  }
}

const reasons: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full',
  // A standby, on which nothing can be committed.
  '25006': 'database is read-only',
  '55000': 'database is read-only',
  '57014': 'database does not answer in time',
};
