import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** One for each run on a shared server would be safer still, but runs of the same checkout are rarely parallel. */
export const templateName = 'fourfold_test_template';

/** A fresh copy of the migrated database, for one test file. */
export const createTestDatabase = (serverUrl: string) =>
  create(serverUrl, `template ${templateName} strategy file_copy`);

/** One without a table. */
export const createEmptyDatabase = (serverUrl: string) => create(serverUrl, '');

async function create(serverUrl: string, how: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fourfold_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} ${how}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
