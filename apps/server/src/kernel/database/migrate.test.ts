import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase(inject('databaseUrl')));
});
afterAll(() => drop());

const query = async (text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const known = readMigrations();
const extra = (sql: string) => [...known, { name: '9999-more.sql', sql }];

describe('migrations', () => {
  it('do nothing when all have run', async () => {
    expect(await migrate(url)).toEqual([]);
  });

  it('run once, also when several nodes start at the same moment', async () => {
    const more = extra('create table once (n int)');
    const runs = await Promise.all([migrate(url, more), migrate(url, more), migrate(url, more)]);
    expect(runs.flat()).toEqual(['9999-more.sql']);
  });

  it('refuse a file that was changed after it had run', async () => {
    await expect(migrate(url, extra('create table once (n bigint)'))).rejects.toThrow(
      'The migration 9999-more.sql was changed after it had run on this database.',
    );
  });

  it('refuse a database of a newer version', async () => {
    await expect(migrate(url, known)).rejects.toThrow('belongs to a newer version');
  });

  it('leave nothing of a file that fails half way', async () => {
    const broken = [
      ...extra('create table once (n int)'),
      { name: '99991.sql', sql: 'create table half (n int); oops' },
    ];
    await expect(migrate(url, broken)).rejects.toThrow('The migration 99991.sql failed');
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });
});
