import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type DatabaseHandle } from './database.ts';
import { readInSlices, readRows } from './read-rows.ts';

describe('rows that are read for a file', () => {
  let drop: () => Promise<void>;
  let handle: DatabaseHandle;

  beforeAll(async () => {
    const database = await createTestDatabase(inject('databaseUrl'));
    drop = database.drop;
    // No more connections than files may be read at a time.
    handle = connect(database.url, () => undefined, 4);
    await sql`insert into rate_limits (key, used, window_ends_at)
      select 'row ' || n, n, now() from generate_series(1, 2500) n`.execute(handle.db);
  });
  afterAll(async () => {
    await handle.close();
    await drop();
  });

  const rows = () =>
    readRows(handle.db, handle.db.selectFrom('rate_limits').select(['key', 'used']).orderBy('used'));

  it('are all there, in order, as of the moment when reading began', async () => {
    const seen: number[] = [];
    for await (const { used } of rows()) {
      if (seen.length === 0)
        await sql`update rate_limits set used = -used where used > 1500`.execute(handle.db);
      seen.push(used);
    }
    expect(seen).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
  });

  it('let go of their connection when nobody wants the rest, and wait for each other rather than take them all', async () => {
    const first = async () => {
      for await (const row of rows()) return row;
    };
    const found = await Promise.all(Array.from({ length: 12 }, first));
    expect(found.every((row) => row !== undefined)).toBe(true);
    expect(handle.pool.waitingCount).toBe(0);
    expect(handle.pool.idleCount).toBe(handle.pool.totalCount);
  });

  describe('that are wide', () => {
    const ids = Array.from({ length: 1000 }, (_, at) => String(at));
    const read: string[] = [];
    const wide = (name: string, patience?: number) =>
      readInSlices(
        handle.db,
        ids,
        async (_tx, slice) => {
          read.push(name);
          return [...slice];
        },
        patience === undefined ? {} : { patience },
      );
    const drain = async (slices: AsyncGenerator<string[]>) => {
      const all: string[] = [];
      for await (const slice of slices) all.push(...slice);
      return all;
    };
    beforeEach(() => read.splice(0));

    it('are read for one file after the other, each of them whole', async () => {
      const files = await Promise.all(['first', 'second'].map((name) => drain(wide(name))));
      expect(files).toEqual([ids, ids]);
      expect(read).toEqual(['first', 'first', 'second', 'second']);
    });

    it('do not wait for ever for a reader with a slow line, nor for one that has gone', async () => {
      const slow = wide('slow');
      await slow.next();
      expect(await drain(wide('quick', 20))).toEqual(ids);
      const gone = wide('gone', 20);
      await gone.next();
      await gone.return(undefined);
      await slow.return(undefined);
      expect(await drain(wide('next'))).toEqual(ids);
    });
  });
});
