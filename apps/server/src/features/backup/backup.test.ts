import fs, {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseCommand } from '../../feature.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { migrate, readMigrations } from '../../kernel/database/migrate.ts';
import { jobKinds } from '../../start-work.ts';
import { makeOwner } from '../../testing/actors.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { foldAll } from '../culture/1-collect/fold-all.ts';
import { keepIdentity } from '../culture/keys/exchange/identity.ts';
import { backupCommand, restoreCommand } from './backup.admin.ts';
import { listTables } from './inspect-database.ts';
import { manifestSchema } from './manifest.ts';
import { listBackups } from './prune-backups.ts';
import { backUp } from './scheduled-backup.ts';
import { writeBackup } from './write-backup.ts';

let t: TestApp;
let folder: string;
let data: string;
let restored: string;
let elsewhere: string;
const empties: { url: string; drop: () => Promise<void> }[] = [];

beforeAll(async () => {
  t = await createTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  data = path.join(folder, 'data');
  elsewhere = path.join(folder, 'elsewhere');
  restored = await emptyDatabase();
  mkdirSync(path.join(data, 'mail'), { recursive: true });
  writeFileSync(path.join(data, 'app-key'), 'the key that signed every link');
  writeFileSync(path.join(data, 'mail/a.eml'), 'To: ann@example.com\n\nÄ letter');
  const owner = await makeOwner(t);
  await makeSubmission(t, owner);
  await makeSubmission(t, owner, 'candidate');
  await foldAll(t.db);
  await keepIdentity(t.db, []);
  await t.db
    .insertInto('leads')
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      source: 'contact-form-v1',
      email: 'odd@example.com',
      // What breaks careless copies: tabs, backslashes, the mark for null, quotes, emoji, an empty text.
      name: 'tab\tback\\slash \\N "quoted" \'single\' 👩🏽‍🚀 \\.\nnew line',
      role: '',
      question: null,
      timezone: 'UTC',
      created_at: t.now(),
      updated_at: t.now(),
    })
    .execute();
});
afterAll(async () => {
  for (const { drop } of empties) await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const made = await createEmptyDatabase(inject('databaseUrl'));
  empties.push(made);
  return made.url;
}

let written: string | undefined;
async function backup(): Promise<string> {
  written ??= (await type(backupCommand, t.databaseUrl, data, folder)).split(':')[0] ?? '';
  return written;
}

const type = (command: DatabaseCommand, url: string, dataDir: string, ...args: string[]) =>
  command.runOn(
    {
      join: async () => ({ url, place: '', close: async () => undefined, inUse: async () => false }),
      config: readConfig({ DATA_DIR: dataDir }, '/nowhere'),
      now: new Date(),
      jobKinds,
    },
    args,
  );

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table as PostgreSQL writes it, and where every sequence stands. */
const everything = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { schema, name, columns } of await listTables(client)) {
      // The queue's own timers go on in the app of this test, which is not stopped for the backup.
      const kept = name === 'version' ? ['version'] : columns;
      const list = kept.map((column) => `"${column}"`).join(', ');
      const { rows } = await client.query<{ line: string }>(
        `select row(${list})::text as line from "${schema}"."${name}" order by 1`,
      );
      found[`${schema}.${name}`] = rows.map(({ line }) => line);
    }
    const { rows } = await client.query<{ line: string }>(
      `select row(schemaname, sequencename, last_value)::text as line from pg_sequences order by 1`,
    );
    return { ...found, sequences: rows.map(({ line }) => line) };
  });

const rules = (at: string) =>
  withClient(at, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select concat(tgrelid::regclass, ' ', tgname, ' ', tgenabled) as line from pg_trigger where not tgisinternal
       union all select concat(conrelid::regclass, ' ', pg_get_constraintdef(oid), ' ', convalidated) from pg_constraint
         where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`,
    );
    return rows.map(({ line }) => line);
  });

describe('a backup', () => {
  it('restores everything into an empty database and an empty folder, row by row', async () => {
    expect(await type(restoreCommand, restored, elsewhere, await backup())).toMatch(
      /^Restored the backup of .*: \d+ rows, 2 files\.\n$/,
    );
    const [before, after] = [await everything(t.databaseUrl), await everything(restored)];
    for (const table of [
      'public.responses',
      'public.response_scores',
      'public.culture_statistics',
      'public.keys_identity',
      'pgboss.queue',
    ])
      expect(before[table]?.length, table).toBeGreaterThan(0);
    expect(after).toEqual(before);
    // Tables that are made a day would be missing on another day.
    expect(Object.keys(after).filter((table) => /\d{8}/.test(table))).toEqual([]);
    for (const file of ['app-key', 'mail/a.eml']) {
      expect(readFileSync(path.join(elsewhere, file), 'utf8')).toBe(
        readFileSync(path.join(data, file), 'utf8'),
      );
      expect(statSync(path.join(elsewhere, file)).mode & 0o777).toBe(0o600);
    }
    // Triggers were off meanwhile, and are on again.
    expect(await rules(restored)).toEqual(await rules(t.databaseUrl));
    expect(await migrate(restored)).toEqual([]);
  });

  it('sees one moment, although people go on working while it is written', async () => {
    let [writing, pairsSoFar] = [true, 0];
    const busy = withClient(t.databaseUrl, async (client) => {
      // Two rows that exist together or not at all.
      for (let n = 0; writing; n += 1, pairsSoFar = n) {
        await client.query(
          `with a as (insert into rate_limits values ('pair-${n}', now(), ${n}))
           insert into webinar_plans (webinar, dates, updated_at) values ('pair-${n}', '{}', now())`,
        );
      }
    });
    await vi.waitUntil(() => pairsSoFar > 5, 10_000);
    const source = { databaseUrl: t.databaseUrl, dataDir: data, version: '0' };
    const { folder: from } = await writeBackup(source, path.join(folder, 'busy'), new Date());
    writing = false;
    await busy;
    const pairs = (table: string) =>
      gunzipSync(readFileSync(path.join(from, `tables/public.${table}.copy.gz`)))
        .toString()
        .match(/pair-\d+/g)
        ?.toSorted() ?? [];
    expect(pairs('rate_limits').length).toBeGreaterThan(0);
    expect(pairs('webinar_plans')).toEqual(pairs('rate_limits'));
    await withClient(t.databaseUrl, (client) =>
      client.query("delete from rate_limits where key like 'pair-%'; delete from webinar_plans"),
    );
  });

  it('of an older version is brought up to date', async () => {
    const old = await emptyDatabase();
    const known = readMigrations();
    await migrate(old, known.slice(0, -2));
    const { folder: from } = await writeBackup(
      { databaseUrl: old, dataDir: path.join(folder, 'none'), version: '0' },
      path.join(folder, 'old'),
      new Date(),
    );
    const url = await emptyDatabase();
    await type(restoreCommand, url, path.join(folder, 'newer'), from);
    expect(await migrate(url)).toEqual([]);
    expect(Object.keys(await everything(url))).toContain('public.vacancies');
  });

  it('of a newer version is refused before anything is touched', async () => {
    const newer = await emptyDatabase();
    await migrate(newer, [
      ...readMigrations(),
      { name: '9999-later.sql', sql: 'create table later (n int)' },
    ]);
    const { folder: from } = await writeBackup(
      { databaseUrl: newer, dataDir: path.join(folder, 'none'), version: '7.0.0' },
      path.join(folder, 'later'),
      new Date(),
    );
    await expect(type(restoreCommand, newer, folder, from, '--replace')).rejects.toThrow(
      'another version of Fourfold (7.0.0, with the migration 9999-later.sql)',
    );
    expect(Object.keys(await everything(newer))).toContain('public.later');
  });
});

describe('old backups', () => {
  it('that cannot be removed are named, and the tool ends with an error', async () => {
    const parent = path.join(folder, 'pruned');
    const old = path.join(parent, 'fourfold-20200101T000000Z');
    const stuck = path.join(parent, 'fourfold-20200102T000000Z');
    for (const one of [old, stuck]) {
      mkdirSync(one, { recursive: true });
      writeFileSync(path.join(one, 'manifest.json'), '{}');
    }
    const really = fs.rmSync;
    const remove = vi.spyOn(fs, 'rmSync').mockImplementation((place, options) => {
      if (place === stuck) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      really(place, options);
    });
    syncBuiltinESMExports();
    await expect(type(backupCommand, t.databaseUrl, data, parent, '--keep', '1')).rejects.toThrow(
      `Removed ${old}.\nThe backup is complete, but this user could not remove older ones: ${stuck}.`,
    );
    remove.mockRestore();
    syncBuiltinESMExports();
  });
});

describe('a restore', () => {
  it('keeps its hands off data, a key and a running server, and says what to do', async () => {
    const from = await backup();
    await expect(type(restoreCommand, t.databaseUrl, path.join(folder, 'x'), from)).rejects.toThrow(
      'say --replace',
    );
    const other = path.join(folder, 'other-key');
    mkdirSync(other);
    writeFileSync(path.join(other, 'app-key'), 'another key');
    await expect(type(restoreCommand, await emptyDatabase(), other, from)).rejects.toThrow('another key');
    const used = restoreCommand.runOn(
      {
        join: async () => ({
          url: t.databaseUrl,
          place: '',
          close: async () => undefined,
          inUse: async () => true,
        }),
        config: readConfig({ DATA_DIR: data }, '/nowhere'),
        now: new Date(),
        jobKinds,
      },
      [from, '--replace'],
    );
    await expect(used).rejects.toThrow('A server works on this database. Stop it first;');
    await expect(type(restoreCommand, t.databaseUrl, data)).rejects.toThrow('Name the backup’s folder.');
    await expect(type(restoreCommand, t.databaseUrl, data, data)).rejects.toThrow('is not a backup');
  });

  it('that was cut off is seen by every start; the second one replaces what is there', async () => {
    const from = await backup();
    const file = path.join(from, 'manifest.json');
    const whole = readFileSync(file, 'utf8');
    const manifest = manifestSchema.parse(JSON.parse(whole));
    const tables = manifest.tables.map((table) =>
      table.name === 'mails' ? { ...table, rows: 10_000 } : table,
    );
    writeFileSync(file, JSON.stringify({ ...manifest, tables }));
    writeFileSync(path.join(elsewhere, 'app-key'), 'spoilt');
    await withClient(restored, (client) =>
      client.query("update organisations set name = 'Spoilt'; create table strange (n int)"),
    );
    await expect(type(restoreCommand, restored, elsewhere, from, '--replace')).rejects.toThrow(
      'instead of 10000',
    );
    await expect(migrate(restored)).rejects.toThrow(
      'did not come to its end. Restore it again, with --replace.',
    );

    writeFileSync(file, whole);
    await type(restoreCommand, restored, elsewhere, from, '--replace');
    expect(await everything(restored)).toEqual(await everything(t.databaseUrl));
    expect(readFileSync(path.join(elsewhere, 'app-key'), 'utf8')).toBe('the key that signed every link');
  });

  it('refuses a backup in which a single byte has changed', async () => {
    const from = await backup();
    expect(await type(restoreCommand, t.databaseUrl, data, from, '--check')).toContain('is whole');
    appendFileSync(path.join(from, 'tables/public.mails.copy.gz'), 'x');
    await expect(type(restoreCommand, t.databaseUrl, data, from, '--check')).rejects.toThrow(
      'The backup is damaged: tables/public.mails.copy.gz has changed.',
    );
    rmSync(path.join(from, 'tables/public.mails.copy.gz'));
    await expect(type(restoreCommand, t.databaseUrl, data, from)).rejects.toThrow(
      'The backup is not complete: tables/public.mails.copy.gz is missing.',
    );
  });
});

describe('backups on a schedule', () => {
  it('are written by the clock, the oldest go, and one that fails leaves the others', async () => {
    const parent = path.join(folder, 'nightly');
    const config = { BACKUP_DIR: parent, BACKUP_KEEP: 2, DATA_DIR: data };
    const said: object[] = [];
    const logger = pino({}, { write: (line: string) => said.push(JSON.parse(line)) });
    let day = 1;
    const clock = () => new Date(Date.UTC(2027, 0, day));
    for (; day <= 3; day += 1) await backUp({ config, databaseUrl: t.databaseUrl, clock, logger });
    expect(listBackups(parent).map((one) => path.basename(one))).toEqual([
      'fourfold-20270102T000000Z',
      'fourfold-20270103T000000Z',
    ]);
    expect(said.at(-1)).toMatchObject({ removed: 1, rows: expect.any(Number) });
    // One that fails leaves nothing half behind, and those before it.
    const gone = new URL(t.databaseUrl);
    gone.pathname = '/no_such_database';
    const failing = backUp({ config, databaseUrl: gone.href, clock, logger });
    await expect(failing).rejects.toThrow('does not exist');
    expect(readdirSync(parent)).toHaveLength(2);
  });
});
