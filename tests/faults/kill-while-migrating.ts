/**
 * Kills the server with SIGKILL while it migrates an empty database, again and again, every third time its PostgreSQL
 * as well. Each next start goes on where the last whole migration ended, and in the end the tables are what they are
 * without any of it.
 * Usage: npm run faults -- kill-while-migrating [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrations } from '../../apps/server/src/kernel/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/kernel/database/open-database.ts';
import { createChecks } from '../support/checks.ts';
import { embeddedIn } from '../support/embedded.ts';
import { query } from '../support/postgres.ts';
import { freePort, launchProduct, startProduct } from '../support/product.ts';

const rounds = Number(process.argv[2] ?? 12);
const { check, note, end } = createChecks();
const folders = ['killed', 'undisturbed'].map((name) =>
  mkdtempSync(path.join(tmpdir(), `fourfold-${name}-`)),
);
const [data = '', quiet = ''] = folders;
const all = readMigrations().length;

// Each statement that makes something takes a moment, so that a kill hits the middle of one.
const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: data });
await query(
  database.url,
  `create schema faults; create function faults.slow() returns event_trigger language plpgsql as $$
   begin perform pg_sleep(0.05); end $$;
   create event trigger slow on ddl_command_end execute function faults.slow()`,
);
await database.close();

let [inTheMiddle, reached] = [0, 0];
for (let round = 1; round <= rounds; round += 1) {
  const starting = launchProduct(data, { LOG_LEVEL: 'silent', PORT: String(await freePort()) });
  starting.ready.catch(() => undefined);
  const doneBefore = reached;
  const { url, pid } = await untilMigrating(data);
  await sleep(300 + ((round * 797) % 2900));
  const middle = await isMigrating(url);
  await starting.kill();
  if (round % 3 === 0) process.kill(pid, 'SIGKILL');
  if (middle) inTheMiddle += 1;
  const seen = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: data });
  reached = await migrationsDone(seen.url);
  await seen.close();
  if (reached < doneBefore) check(false, `round ${round}: ${reached} migrations after ${doneBefore}`);
  if (reached === all) break;
}
note(
  `killed in the middle of a migration ${inTheMiddle} times; ${reached} of ${all} had run when the killing ended`,
);
check(inTheMiddle > 0, 'a migration was hit half way');

const product = await startProduct(data, { LOG_LEVEL: 'silent' });
check((await fetch(`${product.url}/readyz`)).ok, 'the next start goes on and is ready');
check((await migrationsDone(embeddedIn(data).url)) === all, `all ${all} migrations have run, each once`);
const other = await startProduct(quiet, { LOG_LEVEL: 'silent' });
const [one, two] = [await shapeOf(embeddedIn(data).url), await shapeOf(embeddedIn(quiet).url)];
check(
  one === two,
  `the tables are what they are without it (${one.split('\n').length} columns, keys, indexes and triggers)`,
);
await product.stop();
await other.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
end();

async function untilMigrating(folder: string): Promise<{ url: string; pid: number }> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    try {
      const running = embeddedIn(folder);
      if (await isMigrating(running.url)) return running;
    } catch {
      // Not up yet.
    }
    await sleep(20);
  }
  throw new Error('It did not come to migrate.');
}

async function isMigrating(url: string): Promise<boolean> {
  const rows = await query(url, `select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
  return rows.length > 0;
}

async function migrationsDone(url: string): Promise<number> {
  const [there] = await query<{ there: boolean }>(
    url,
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (there?.there !== true) return 0;
  const rows = await query(url, 'select name from migrations');
  return rows.length;
}

async function shapeOf(url: string): Promise<string> {
  const rows = await query<{ line: string }>(
    url,
    `select concat(table_name, '.', column_name, ' ', data_type, ' ', is_nullable, ' ', column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all select concat(conrelid::regclass, ' ', pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select concat(tgrelid::regclass, ' ', tgname) from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not tgisinternal and c.relnamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ line }) => line).join('\n');
}
