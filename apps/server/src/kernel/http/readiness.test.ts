import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenToStatements } from '../../testing/listen-to-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { connect } from '../database/database.ts';
import { createReadiness } from './readiness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A database as someone else's settings make it. */
async function withSetting<T>(setting: string, act: (db: TestApp['db']) => Promise<T>): Promise<T> {
  const url = new URL(t.databaseUrl);
  url.searchParams.set('options', `-c ${setting}`);
  const { db, close } = connect(url.href, () => undefined, 2);
  try {
    return await act(db);
  } finally {
    await close();
  }
}

describe('a node', () => {
  it('is ready where the database can be written, and leaves nothing behind by finding out', async () => {
    const sizes = () =>
      sql<{ size: number }>`select sum(pg_relation_size(oid))::int as size from pg_class
        where relnamespace = 'public'::regnamespace`.execute(t.db);
    const before = (await sizes()).rows;
    for (let n = 0; n < 5; n += 1) expect(await createReadiness(t.db)()).toEqual({ ready: true });
    expect((await sizes()).rows).toEqual(before);
  });

  it('is not where the database is read-only', async () => {
    const found = await withSetting('default_transaction_read_only=on', (db) => createReadiness(db)());
    expect(found).toEqual({ ready: false, why: 'database is read-only' });
  });

  it('is not where there is no room for a file beside the data', async () => {
    // The nearest to a full disk that a test can make without being root; the real one is `npm run faults -- disk-full`.
    const found = await withSetting('temp_file_limit=16kB', (db) => createReadiness(db)());
    expect(found).toMatchObject({
      ready: false,
      why: 'database cannot be written',
      error: { code: '53400' },
    });
  });

  it('asks whether it can write once in five seconds, however many ask it, and reads each time', async () => {
    let time = 0;
    const readiness = createReadiness(t.db, () => time);
    const heard = listenToStatements();
    stop = heard.stop;
    const count = (words: string) => heard.statements.filter((text) => text.includes(words)).length;
    await Promise.all(Array.from({ length: 50 }, readiness));
    expect([count('from migrations'), count('pg_logical_emit_message')]).toEqual([1, 1]);
    for (let n = 0; n < 10; n += 1) await readiness();
    expect([count('from migrations'), count('pg_logical_emit_message')]).toEqual([11, 1]);
    time += 5001;
    await readiness();
    expect(count('pg_logical_emit_message')).toBe(2);
  });

  it('is ready again by itself, a second after the database is', async () => {
    let time = 0;
    await withSetting('default_transaction_read_only=on', async (db) => {
      const readiness = createReadiness(db, () => time);
      expect((await readiness()).ready).toBe(false);
      for (const _connection of [1, 2]) await sql`set default_transaction_read_only = off`.execute(db);
      expect((await readiness()).ready).toBe(false);
      time += 1001;
      expect(await readiness()).toEqual({ ready: true });
    });
  });
});
