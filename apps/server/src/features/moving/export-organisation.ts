import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AdminError } from '../../kernel/admin/command.ts';
import { record } from '../../kernel/audit/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Asks } from '../backup/inspect-database.ts';
import { productVersion } from '../backup/product-version.ts';
import { readUsers } from './accounts-along.ts';
import { asking } from './ask.ts';
import type { Header } from './file-format.ts';
import { readKeys } from './keys-along.ts';
import { type MovedTable, movedTables, readRows } from './moved-tables.ts';

/** Writes an organisation as it is at one moment into a new file that only its owner may read. */
export async function exportOrganisation(
  db: Database,
  { id, name }: Header['organisation'],
  file: string,
  now: Date,
): Promise<Header> {
  await record(db, { action: 'organisation.exported', organisationId: id, userId: null }, now);
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const ask = asking(tx);
      const tables = await movedTables(ask);
      const header: Header = {
        format: 'fourfold organisation',
        edition: 1,
        made_at: now.toISOString(),
        product: productVersion(),
        migrations: await readLevel(ask),
        organisation: { id, name },
        users: await readUsers(ask, tables, id),
        ...(await readKeys(tx, id)),
        tables: await countRows(ask, tables, id),
      };
      const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
      try {
        await pipeline(Readable.from(lines(ask, header, tables)), createGzip(), out);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST')
          throw new AdminError(`${file} is there already. Name another file.`, { cause: error });
        await rm(file, { force: true });
        throw error;
      }
      return header;
    });
}

export async function readLevel(ask: Asks): Promise<Header['migrations']> {
  const { rows } = await ask.query<Header['migrations'][number]>(
    'select name, fingerprint from migrations order by name',
  );
  return rows;
}

/** How many rows the organisation has in each. */
export async function countRows(
  ask: Asks,
  tables: readonly MovedTable[],
  id: string,
): Promise<Header['tables']> {
  const counted: Header['tables'] = [];
  for (const { name, columns, by } of tables) {
    const { rows } = await ask.query<{ rows: number }>(
      `select count(*)::int as rows from "${name}" where "${by}" = $1`,
      [id],
    );
    counted.push({ name, columns: [...columns], rows: rows[0]?.rows ?? 0 });
  }
  return counted;
}

async function* lines(ask: Asks, header: Header, tables: readonly MovedTable[]): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables) {
    await ask.query(`declare moving no scroll cursor for ${readRows(table)}`, [header.organisation.id]);
    for (;;) {
      const { rows } = await ask.query<{ line: string }>('fetch 200 from moving');
      if (rows.length === 0) break;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await ask.query('close moving');
  }
}
