import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { copyOut } from '../../kernel/database/copy.ts';
import {
  listSequences,
  listTables,
  readMigrationsDone,
  readQueueVersion,
  type Table,
} from './inspect-database.ts';
import {
  BackupError,
  type BackupTable,
  columnList,
  type Manifest,
  manifestName,
  target,
} from './manifest.ts';

export interface BackupSource {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly version: string;
}

export interface WrittenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Writes the whole product into a new folder below `parent`: every table as it was at one moment, the sequences, the
 * key and the mails. People go on working meanwhile. The folder gets its name when all of it is on the disk, so that
 * whatever carries the name is complete.
 */
export async function writeBackup(source: BackupSource, parent: string, now: Date): Promise<WrittenBackup> {
  const folder = path.join(parent, nameOf(now));
  if (existsSync(folder)) throw new BackupError(`There is a backup ${folder} already.`);
  const draft = `${folder}.unfinished-${process.pid}`;
  try {
    for (const made of ['tables', 'files'])
      mkdirSync(path.join(draft, made), { recursive: true, mode: 0o700 });
    const database = await writeDatabase(source.databaseUrl, draft);
    // After the database: a mail that it calls sent has its file.
    const files = await copyFiles(source.dataDir, path.join(draft, 'files'));
    const manifest: Manifest = {
      product: 'fourfold',
      format: 1,
      version: source.version,
      createdAt: now.toISOString(),
      ...database,
      files,
    };
    await writeSafely(path.join(draft, manifestName), [`${JSON.stringify(manifest, null, 2)}\n`]);
    await syncFolders(draft);
    renameSync(draft, folder);
    return { folder, manifest };
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new BackupError(`The disk of ${parent} is full; what was written of the backup is removed.`, {
        cause,
      });
    }
    throw cause;
  }
}

/** `fourfold-20270131T020000Z`: sorted by name is sorted by time. */
const nameOf = (now: Date) => `fourfold-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;

type DatabasePart = Pick<Manifest, 'postgres' | 'migrations' | 'queueVersion' | 'tables' | 'sequences'>;

async function writeDatabase(url: string, draft: string): Promise<DatabasePart> {
  const client = new pg.Client({ connectionString: url, application_name: 'fourfold backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // One transaction sees one moment, and passes a pooler in one piece.
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readMigrationsDone(client);
    if (migrations.length === 0)
      throw new BackupError('This database is empty: there is nothing to keep yet.');
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const queueVersion = await readQueueVersion(client);
    const tables = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, draft));
    const sequences = await listSequences(client);
    await client.query('commit');
    return { postgres: rows[0]?.version ?? '', migrations, queueVersion, tables, sequences };
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, table: Table, draft: string): Promise<BackupTable> {
  const file = `tables/${table.schema}.${table.name}.copy.gz`;
  const { stream, rows } = copyOut(client, `copy ${target(table)} (${columnList(table)}) to stdout`);
  const sha256 = await writeSafely(path.join(draft, file), stream, createGzip({ level: 4 }));
  return { ...table, rows: rows(), file, sha256 };
}

/** What the product keeps in files. The database's password is not among them: a new database makes its own. */
async function copyFiles(dataDir: string, to: string): Promise<Manifest['files']> {
  const mails = path.join(dataDir, 'mail');
  const paths = [
    ...(existsSync(path.join(dataDir, 'app-key')) ? ['app-key'] : []),
    ...(existsSync(mails) ? await readdir(mails) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => `mail/${name}`),
  ];
  if (existsSync(mails)) mkdirSync(path.join(to, 'mail'), { mode: 0o700 });
  const files = [];
  for (const place of paths) {
    const content = await readFile(path.join(dataDir, place));
    files.push({ path: place, sha256: await writeSafely(path.join(to, place), [content]) });
  }
  return files;
}

/** Writes a file that only its owner may read, to the disk itself. Answers the hash of what lies there. */
async function writeSafely(
  file: string,
  content: Readable | readonly (string | Uint8Array)[],
  ...through: Transform[]
): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline([source, ...through, hashing, out]);
  return hash.digest('hex');
}

async function syncFolders(draft: string): Promise<void> {
  for (const folder of [path.join(draft, 'tables'), path.join(draft, 'files'), draft]) {
    const handle = await open(folder);
    await handle.sync();
    await handle.close();
  }
}
