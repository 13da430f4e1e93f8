import type pg from 'pg';
import type { BackupTable, Manifest } from './manifest.ts';

/** Ours and the job queue's. */
export const schemas = ['public', 'pgboss'];

export type Table = Pick<BackupTable, 'schema' | 'name' | 'columns'>;

/** A connection, as far as asking goes. */
export interface Asks {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/**
 * Every table that holds rows itself, with the columns that can be written, in an order that keys allow to be filled.
 * The queue's figures about itself are left out: they lie in a table a day, which another day does not have.
 */
export async function listTables(client: Asks): Promise<Table[]> {
  const { rows } = await client.query<Table & { oid: string }>(
    `select c.oid::text as oid, n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and c.relname !~ '^queue_stats' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid, n.nspname, c.relname order by n.nspname desc, c.relname`,
    [schemas],
  );
  const before = await listReferences(client);
  return inOrder(rows, before).map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** Which table must be filled before which. A reference to itself does not count: one COPY is checked at its end. */
async function listReferences(client: Asks): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; needs: string[] }>(
    `select conrelid::text as table, array_agg(confrelid::text) as needs from (
       select conrelid::oid, confrelid::oid from pg_constraint where contype = 'f' and conrelid <> confrelid
     ) as keys group by conrelid`,
  );
  return new Map(rows.map(({ table, needs }) => [table, needs]));
}

function inOrder<Row extends { readonly oid: string; readonly name: string }>(
  tables: readonly Row[],
  before: ReadonlyMap<string, readonly string[]>,
): Row[] {
  const placed: Row[] = [];
  const waiting = new Map(tables.map((table) => [table.oid, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ oid }) => !(before.get(oid) ?? []).some((other) => waiting.has(other)),
    );
    if (ready.length === 0) {
      throw new Error(
        `These tables refer to each other in a circle: ${[...waiting.values()].map(({ name }) => name).join(', ')}`,
      );
    }
    for (const table of ready) waiting.delete(table.oid);
    placed.push(...ready);
  }
  return placed;
}

export async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [schemas],
  );
  const found = [];
  for (const { schema, name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from "${schema}"."${name}"`,
    );
    for (const state of states) found.push({ schema, name, ...state });
  }
  return found;
}

export async function readMigrationsDone(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (there[0]?.there !== true) return [];
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from migrations order by run_at, name',
  );
  return rows;
}

export async function readQueueVersion(client: pg.Client): Promise<number | null> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('pgboss.version') is not null as there`,
  );
  if (there[0]?.there !== true) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}
