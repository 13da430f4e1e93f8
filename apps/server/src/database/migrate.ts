import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every node takes the same. */
const lock = 4_242_001;

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Brings a database up to date: forward only, each file in a transaction of its own, under an advisory lock so that
 * nodes that start together do it once. A file that was changed after it ran, or is missing, stops the start.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migrations (name text primary key, fingerprint text not null, run_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; fingerprint: string }>(
      'select name, fingerprint from migrations',
    );
    const done = new Map(rows.map((row) => [row.name, row.fingerprint]));
    refuseStrangers(done, migrations);
    const open = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of open) await apply(client, migration);
    return open.map((migration) => migration.name);
  } finally {
    // Closing the connection gives the lock back, also after a failure.
    await client.end();
  }
}

function refuseStrangers(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, fingerprint(migration.sql)]));
  for (const [name, print] of done) {
    const current = known.get(name);
    if (current === undefined) {
      throw new Error(
        `The database knows the migration ${name}, this version does not: it belongs to a newer version.`,
      );
    }
    if (current !== print)
      throw new Error(`The migration ${name} was changed after it had run on this database.`);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (name, fingerprint) values ($1, $2)', [
      migration.name,
      fingerprint(migration.sql),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}
