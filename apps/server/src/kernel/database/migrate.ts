import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { keepRoles, rolesMigration } from './keep-roles.ts';

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

/** Stands among the migrations while a restore is at work; one that was cut off leaves it there. */
export const restoring = { name: 'restore', fingerprint: 'not finished' };

/**
 * Brings a database up to date: forward only, each file in a transaction of its own. An advisory lock in each of them
 * lets nodes that start together do it once, also behind a pooler that hands out connections by the transaction. A
 * file that was changed after it ran, or is missing, stops the start.
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  options: { readonly restoring?: boolean } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  // A database that goes away fails the query that waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const done = await locked(client, () => readDone(client));
    if (options.restoring !== true) refuseStrangers(done, migrations);
    const ran: string[] = [];
    for (const migration of migrations) {
      if (!done.has(migration.name) && (await apply(client, migration))) ran.push(migration.name);
    }
    if (migrations.some(({ name }) => name === rolesMigration)) await locked(client, () => keepRoles(client));
    return ran;
  } finally {
    await client.end();
  }
}

/** The lock goes with the transaction, so nothing has to give it back, also when we are killed. */
async function locked<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that broke has rolled back by itself, and what broke it says more.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export const migrationsTable =
  'create table if not exists migrations (name text primary key, fingerprint text not null, run_at timestamptz not null default now())';

/** Whether this database is an installation's, or one that a restore was cut off in. */
export async function wasMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('migrations') is not null as there`,
    );
    return rows[0]?.there === true;
  } finally {
    await client.end();
  }
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  await client.query(migrationsTable);
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
}

function refuseStrangers(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, fingerprint(migration.sql)]));
  if (done.has(restoring.name)) {
    throw new Error(
      'A backup was being restored into this database and did not come to its end. Restore it again, with --replace.',
    );
  }
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

/** Answers whether it was this node that ran it. */
async function apply(client: pg.Client, { name, sql }: Migration): Promise<boolean> {
  try {
    return await locked(client, async () => {
      // Another node may have had the lock before.
      const { rowCount } = await client.query('select 1 from migrations where name = $1', [name]);
      if (rowCount !== 0) return false;
      await client.query(sql);
      await client.query('insert into migrations (name, fingerprint) values ($1, $2)', [
        name,
        fingerprint(sql),
      ]);
      return true;
    });
  } catch (cause) {
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
