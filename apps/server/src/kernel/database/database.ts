import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { planningPool } from './planning-pool.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
/** Either the database or a transaction on it: what a repository takes, so that features can join one transaction. */
export type Queries = Database | Transaction<DB>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** How the product's connections call themselves in `pg_stat_activity`. */
export const applicationName = 'fourfold';

/** Counts and sizes stay far below 2^53, so big integers are read as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connect(url: string, onIdleError: (error: Error) => void, max = 20): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName,
  });
  // Without a listener a connection that the database closes would end the process.
  pool.on('error', onIdleError);
  // The pool listens to idle ones alone; one that breaks between two statements of a transaction fails the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: planningPool(pool), cursor: Cursor }) });
  return { db, pool, close: () => db.destroy() };
}
