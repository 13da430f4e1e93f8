import { type QueryResult, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startPooler } from '../../testing/pooler.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { translateError } from '../http/translate-error.ts';
import { connect, type DatabaseHandle } from './database.ts';
import { statement } from './statement.ts';

interface Asked {
  readonly least: number;
  readonly word: string | null;
}

const several = statement((db, { least, word }: Asked) =>
  sql<{ n: number; word: string | null }>`
    select n, ${word}::text as word from generate_series(1, 3) n where n >= ${least}::int order by n`.compile(
    db,
  ),
);
const things = statement((db, { name }: { name: string }) =>
  sql<{ size: unknown }>`select size from things where name = ${name}`.compile(db),
);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: DatabaseHandle;
const rowsOf = async <Row>(asked: Promise<QueryResult<Row>>) => (await asked).rows;
const plans = async ({ db }: DatabaseHandle) => {
  const kept = sql<{ statement: string }>`select statement from pg_prepared_statements order by statement`;
  return (await kept.execute(db)).rows.map(({ statement }) => statement);
};

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  handle = connect(database.url, () => undefined, 1);
  await sql`drop table if exists things`.execute(handle.db);
  await sql`create table things (name text, size int)`.execute(handle.db);
  await sql`insert into things values ('one', 7)`.execute(handle.db);
  return () => handle.close();
});

describe('a statement that is asked all the time', () => {
  it('answers for the values of each call', async () => {
    expect(await rowsOf(several(handle.db, { least: 3, word: 'a' }))).toEqual([{ n: 3, word: 'a' }]);
    expect(await rowsOf(several(handle.db, { least: 2, word: null }))).toEqual([
      { n: 2, word: null },
      { n: 3, word: null },
    ]);
  });

  it('is planned once by a connection, and others are not kept', async () => {
    for (const least of [1, 2, 3]) await several(handle.db, { least, word: 'a' });
    await sql`select ${1}::int`.execute(handle.db);
    expect(await plans(handle)).toEqual([expect.stringContaining('generate_series(1, 3)')]);
  });

  it('says how many rows it has written', async () => {
    const grow = statement((db, { by }: { by: number }) =>
      sql`update things set size = size + ${by}`.compile(db),
    );
    expect((await grow(handle.db, { by: 2 })).numAffectedRows).toBe(1n);
    expect(await rowsOf(things(handle.db, { name: 'one' }))).toEqual([{ size: 9 }]);
  });

  it('answers when its table has changed since, from a connection that begins anew', async () => {
    await things(handle.db, { name: 'one' });
    const process = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle.db);
    const before = await process();
    await sql`alter table things alter size type text`.execute(handle.db);
    expect(await rowsOf(things(handle.db, { name: 'one' }))).toEqual([{ size: '7' }]);
    expect((await process()).rows).not.toEqual(before.rows);
    expect(await rowsOf(things(handle.db, { name: 'one' }))).toEqual([{ size: '7' }]);
    expect(await plans(handle)).toHaveLength(1);
  });

  it('fails the transaction in which it finds its table changed, and answers in the next', async () => {
    await things(handle.db, { name: 'one' });
    await sql`alter table things alter size type text`.execute(handle.db);
    const inTransaction = () => handle.db.transaction().execute((tx) => things(tx, { name: 'one' }));
    const error = await inTransaction().catch((thrown: unknown) => thrown);
    expect(translateError(error)).toMatchObject({ code: 'unavailable' });
    expect(await rowsOf(inTransaction())).toEqual([{ size: '7' }]);
  });

  it('answers when someone has thrown its plan away', async () => {
    await things(handle.db, { name: 'one' });
    await sql`deallocate all`.execute(handle.db);
    expect(await rowsOf(things(handle.db, { name: 'one' }))).toEqual([{ size: 7 }]);
  });

  it('still fails for a reason of its own', async () => {
    await expect(several(handle.db, { least: 'x' as never, word: null })).rejects.toThrow('invalid input');
    expect(await rowsOf(several(handle.db, { least: 3, word: null }))).toEqual([{ n: 3, word: null }]);
  });
});

it('keeps no plan behind a pooler, whose next connection would not have it', async () => {
  const pooler = await startPooler(new URL(database.url));
  const pooled = connect(pooler.url, () => undefined, 1);
  expect(await rowsOf(several(pooled.db, { least: 3, word: 'a' }))).toEqual([{ n: 3, word: 'a' }]);
  expect(await plans(pooled)).toEqual([]);
  await pooled.close();
  pooler.end();
});
