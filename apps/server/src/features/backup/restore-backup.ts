import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { copyIn } from '../../kernel/database/copy.ts';
import { type Migration, migrate, migrationsTable, restoring } from '../../kernel/database/migrate.ts';
import type { JobKind } from '../../kernel/jobs/job-kind.ts';
import { startJobs } from '../../kernel/jobs/jobs.ts';
import { clearDatabase } from './clear-database.ts';
import { listTables, readQueueVersion, type Table } from './inspect-database.ts';
import { BackupError, type BackupTable, columnList, type Manifest, target } from './manifest.ts';

export interface Restored {
  readonly rows: number;
  /** Jobs of another version of the queue are left out; what waits without one gets a new one. */
  readonly withoutQueue: boolean;
}

/**
 * Makes a database what it was when the backup was written. The tables are made by the same migrations that the
 * backup had behind it, then filled, and only then come those that are newer. A restore that is cut off leaves a mark
 * by which every start refuses the database until it is restored again.
 */
export async function restoreDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  { migrations, jobKinds }: { migrations: readonly Migration[]; jobKinds: readonly JobKind<object>[] },
): Promise<Restored> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await clearDatabase(client);
    await client.query(migrationsTable);
    await client.query('insert into migrations values ($1, $2)', [restoring.name, restoring.fingerprint]);
    await client.query('commit');
  });
  await migrate(url, [...migrations], { restoring: true });
  const withoutQueue = await makeQueue(url, manifest, jobKinds);
  const rows = await withClient(url, (client) => fill(client, folder, manifest, withoutQueue));
  await migrate(url);
  return { rows, withoutQueue };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'fourfold restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Answers whether the backup's jobs cannot be put into the tables that this version's queue makes. */
async function makeQueue(
  url: string,
  { queueVersion }: Manifest,
  kinds: readonly JobKind<object>[],
): Promise<boolean> {
  if (queueVersion === null) return false;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    const jobs = await startJobs({ pool, kinds, onError: () => undefined, background: false });
    await jobs.stop();
  } finally {
    await pool.end();
  }
  return (await withClient(url, readQueueVersion)) !== queueVersion;
}

/** All or nothing, the mark included. */
async function fill(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  withoutQueue: boolean,
): Promise<number> {
  const wanted = (table: { readonly schema: string }) => table.schema === 'public' || !withoutQueue;
  const kept = manifest.tables.filter(wanted);
  const present = (await listTables(client)).filter(wanted);
  const pairs = present.map((table) => ({
    table,
    stored: kept.find((one) => target(one) === target(table)),
  }));
  requireSame(pairs, kept);
  const names = present.map(target).join(', ');
  let rows = 0;
  await client.query('begin');
  // What triggers write is in the backup already.
  for (const table of present) await client.query(`alter table ${target(table)} disable trigger user`);
  await client.query(`truncate ${names}`);
  for (const { stored } of pairs) if (stored !== undefined) rows += await fillTable(client, folder, stored);
  // The queue's keys are checked at a transaction's end, and a table cannot be altered before.
  await client.query('set constraints all immediate');
  for (const table of present) await client.query(`alter table ${target(table)} enable trigger user`);
  for (const { schema, name, value, called } of manifest.sequences.filter(wanted)) {
    await client.query('select setval($1::regclass, $2, $3)', [target({ schema, name }), value, called]);
  }
  await client.query('commit');
  await client.query(`analyze ${names}`);
  return rows;
}

function requireSame(
  pairs: readonly { readonly table: Table; readonly stored?: BackupTable | undefined }[],
  kept: readonly BackupTable[],
): void {
  const known = new Set(pairs.map(({ table }) => target(table)));
  const strange = kept.find((table) => !known.has(target(table)));
  if (strange !== undefined) {
    throw new BackupError(`The backup has a table ${target(strange)} that its migrations do not make.`);
  }
}

async function fillTable(client: pg.Client, folder: string, table: BackupTable): Promise<number> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(`${folder}/${table.file}`), unpacked).catch(() => undefined);
  const rows = await copyIn(client, `copy ${target(table)} (${columnList(table)}) from stdin`, unpacked);
  await reading;
  if (rows !== table.rows) {
    throw new BackupError(`${target(table)} has ${rows} rows in the backup instead of ${table.rows}.`);
  }
  return rows;
}
