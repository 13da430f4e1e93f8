import { afterAll, beforeAll, inject } from 'vitest';
import { migrate, readMigrations } from '../kernel/database/migrate.ts';
import { createEmptyDatabase } from './test-database.ts';

/** A database as it was before a migration, for the tests of one file; `migrate` brings it up to the newest. */
export function databaseBefore(migration: string): { url: () => string; migrate: () => Promise<string[]> } {
  const all = readMigrations();
  let made: Awaited<ReturnType<typeof createEmptyDatabase>> | undefined;
  const url = () => {
    if (made === undefined) throw new Error('The database is made before the first test.');
    return made.url;
  };
  beforeAll(async () => {
    made = await createEmptyDatabase(inject('databaseUrl'));
    await migrate(
      made.url,
      all.filter(({ name }) => name < migration),
    );
  });
  afterAll(() => made?.drop());
  return { url, migrate: () => migrate(url(), all) };
}
