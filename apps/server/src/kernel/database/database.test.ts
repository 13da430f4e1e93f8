import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { translateError } from '../http/translate-error.ts';
import { connect } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

it('a connection that the database ends within a transaction fails that transaction and nothing else', async () => {
  const { db, close } = connect(database.url, () => undefined, 2);
  const failing = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // Nothing waits for an answer at the moment at which it breaks; without a listener that would end the process.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sql`select 1`.execute(tx);
  });
  const error = await failing.catch((thrown: unknown) => thrown);
  expect(translateError(error)).toMatchObject({ code: 'unavailable' });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});
