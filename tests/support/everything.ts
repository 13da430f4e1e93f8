import pg from 'pg';
import { listTables } from '../../apps/server/src/features/backup/inspect-database.ts';

/** Every row of every table as PostgreSQL writes it, and where every sequence stands. */
export async function everythingIn(url: string): Promise<Map<string, readonly string[]>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const found = new Map<string, readonly string[]>();
    for (const { schema, name, columns } of await listTables(client)) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      const { rows } = await client.query<{ line: string }>(
        `select row(${list})::text as line from "${schema}"."${name}" order by 1`,
      );
      found.set(
        `${schema}.${name}`,
        rows.map(({ line }) => line),
      );
    }
    const { rows } = await client.query<{ line: string }>(
      'select row(schemaname, sequencename, last_value)::text as line from pg_sequences order by 1',
    );
    return found.set(
      'sequences',
      rows.map(({ line }) => line),
    );
  } finally {
    await client.end();
  }
}

/** The tables that are not the same in both. */
export function differing(
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)));
}

export const rowsOf = (all: ReadonlyMap<string, readonly string[]>) =>
  [...all.values()].reduce((sum, rows) => sum + rows.length, 0);
