import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { AdminError } from '../../kernel/admin/command.ts';
import { record } from '../../kernel/audit/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Asks } from '../backup/inspect-database.ts';
import { placeUsers } from './accounts-along.ts';
import { asking } from './ask.ts';
import { countRows, readLevel } from './export-organisation.ts';
import { type Header, headerSchema } from './file-format.ts';
import { placeKeys } from './keys-along.ts';
import { type MovedTable, movedTables, writeRows } from './moved-tables.ts';
import { nameCopy } from './name-copy.ts';
import { putToRest } from './put-to-rest.ts';

export interface Imported {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  /** Addresses of the accounts that had to be made. */
  readonly made: readonly string[];
}

const damaged = 'This is no organisation’s file, or it is damaged.';
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const atOnce = 4_000_000;

/** Puts the organisation of a file into this installation. All of it, or nothing. */
export async function importOrganisation(
  db: Database,
  file: string,
  { asNew, now }: { readonly asNew: boolean; readonly now: Date },
): Promise<Imported> {
  const source = readLines(file);
  try {
    const header = readHeader((await source.next()).value);
    return await db.transaction().execute((tx) => place(tx, header, source, { asNew, now }));
  } catch (error) {
    throw explain(error);
  } finally {
    await source.return(undefined);
  }
}

async function place(
  tx: Transaction<DB>,
  header: Header,
  source: AsyncIterator<string>,
  { asNew, now }: { readonly asNew: boolean; readonly now: Date },
): Promise<Imported> {
  const ask = asking(tx);
  requireLevel(header, await readLevel(ask));
  const tables = await movedTables(ask);
  requireTables(header, tables);
  if (!asNew) await requireAway(tx, header.organisation);
  const { ids, made } = await placeUsers(tx, header.users, now);
  const renamed = asNew ? freshIds(ids) : (id: string) => ids.get(id) ?? id;
  const inPlace = (text: string) => text.replaceAll(uuids, renamed);
  const id = renamed(header.organisation.id);
  let rows = 0;
  for (const [place, table] of tables.entries()) {
    // What triggers wrote while the others were filled is in the file as well.
    await ask.query(`delete from "${table.name}" where "${table.by}" = $1`, [id]);
    const wanted = header.tables[place]?.rows ?? 0;
    await fill(ask, table, take(source, wanted), inPlace);
    rows += wanted;
  }
  await placeKeys(tx, id, {
    ...header,
    rounds: header.rounds.map((round) => ({ ...round, id: renamed(round.id) })),
  });
  if ((await source.next()).done !== true) throw new AdminError(damaged);
  const there = await countRows(ask, tables, id);
  const other = there.find((table, place) => table.rows !== header.tables[place]?.rows);
  if (other !== undefined) throw new AdminError(`${damaged} ${other.name} has other rows than it says.`);
  if (asNew) await putToRest(tx, id, now);
  const name = asNew ? await nameCopy(tx, id) : header.organisation.name;
  await record(tx, { action: 'organisation.imported', organisationId: id, userId: null }, now);
  return { id, name, rows, made };
}

async function fill(
  ask: Asks,
  table: MovedTable,
  source: AsyncIterable<string>,
  inPlace: (text: string) => string,
): Promise<void> {
  let [lines, size]: [string[], number] = [[], 0];
  const write = async () => {
    if (lines.length > 0) await ask.query(writeRows(table), [`[${inPlace(lines.join(','))}]`]);
    [lines, size] = [[], 0];
  };
  for await (const line of source) {
    lines.push(line);
    size += line.length;
    if (size > atOnce) await write();
  }
  await write();
}

/** An id of its own for everything but accounts: the same for the same, with the time that it begins with. */
function freshIds(users: ReadonlyMap<string, string>): (id: string) => string {
  const salt = randomBytes(16);
  return (id) => {
    const user = users.get(id);
    if (user !== undefined) return user;
    const drawn = createHash('sha256').update(salt).update(id).digest('hex');
    return `${id.slice(0, 15)}${drawn.slice(0, 3)}-${id.slice(19, 20)}${drawn.slice(3, 6)}-${drawn.slice(6, 18)}`;
  };
}

async function* take(source: AsyncIterator<string>, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken++) {
    const next = await source.next();
    if (next.done === true) throw new AdminError(damaged);
    yield next.value;
  }
}

/** Lines end with a line feed alone: a text may hold the other signs that end one elsewhere. */
async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const reading = createReadStream(file);
  reading.on('error', (error) => unpacked.destroy(error));
  const text = reading.pipe(unpacked).setEncoding('utf8');
  let rest = '';
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new AdminError(damaged);
}

function readHeader(line: string | undefined): Header {
  let given: unknown;
  try {
    given = JSON.parse(line ?? '');
  } catch (cause) {
    throw new AdminError(damaged, { cause });
  }
  const header = headerSchema.safeParse(given);
  if (!header.success) throw new AdminError(damaged, { cause: header.error });
  return header.data;
}

function requireLevel({ migrations, product }: Header, here: Header['migrations']): void {
  if (JSON.stringify(migrations) === JSON.stringify(here)) return;
  throw new AdminError(
    `The file was written by another version of Fourfold, ${product}, whose tables differ. Bring both installations to the same version and export it again.`,
  );
}

function requireTables({ tables }: Header, here: readonly MovedTable[]): void {
  const shape = (all: readonly { readonly name: string; readonly columns: readonly string[] }[]) =>
    JSON.stringify(all.map(({ name, columns }) => [name, columns]));
  if (shape(tables) !== shape(here)) throw new AdminError(damaged);
}

async function requireAway(tx: Transaction<DB>, { id }: Header['organisation']): Promise<void> {
  const there = await tx.selectFrom('organisations').select('name').where('id', '=', id).executeTakeFirst();
  if (there === undefined) return;
  throw new AdminError(
    `${there.name} is here already. Its owner deletes it in its settings first; --as-new puts a copy beside it.`,
  );
}

function explain(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return new AdminError(damaged, { cause: error });
  // A row of the same id: a part of it is here under another organisation.
  if (code === '23505')
    return new AdminError('Some of its rows are here already. --as-new puts a copy beside them.', {
      cause: error,
    });
  return error;
}
