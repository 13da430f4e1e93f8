import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type DatabaseHandle } from './database.ts';
import { together } from './together.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: DatabaseHandle;
/** How many were asked for in each question to the database. */
let asked: number[];
const doubled = together<string, number>(async (db, items) => {
  asked.push(items.length);
  const { rows } = await sql<{ twice: number }>`
    select 2 * n::int as twice from unnest(${items}::text[]) with ordinality as u (n, place) order by place`.execute(
    db,
  );
  return rows.map(({ twice }) => twice);
});

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  handle = connect(database.url, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});
beforeEach(() => {
  asked = [];
});

describe('what is asked at the same moment', () => {
  it('goes to the database together, and everyone gets the own answer', async () => {
    const answers = await Promise.all(['1', '2', '3'].map((one) => doubled(handle.db, one)));
    expect(answers).toEqual([2, 4, 6]);
    expect(asked).toEqual([3]);
  });

  it('goes alone where nobody else asks', async () => {
    expect(await doubled(handle.db, '4')).toBe(8);
    expect(await doubled(handle.db, '5')).toBe(10);
    expect(asked).toEqual([1, 1]);
  });

  it('is answered though one of them asks for nonsense, who alone fails', async () => {
    const answers = await Promise.allSettled(['1', 'x', '3'].map((one) => doubled(handle.db, one)));
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      2,
      'failed',
      6,
    ]);
  });

  it('is at most a hundred, and the rest follows', async () => {
    const answers = await Promise.all(Array.from({ length: 250 }, (_, at) => doubled(handle.db, String(at))));
    expect(answers).toEqual(Array.from({ length: 250 }, (_, at) => 2 * at));
    expect(asked).toEqual([100, 100, 50]);
  });

  it('sees what its own transaction has done', async () => {
    const inside = together<string, number>(async (db, items) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from things`.execute(db);
      return items.map(() => rows[0]?.n ?? 0);
    });
    await handle.db.transaction().execute(async (tx) => {
      await sql`create table things (name text)`.execute(tx);
      expect(await Promise.all([inside(tx, 'a'), inside(tx, 'b')])).toEqual([0, 0]);
    });
  });
});
