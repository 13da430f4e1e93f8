import { createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { problemOf, requireDatabase } from './require-database.ts';

const address = (change: (url: URL) => void) => {
  const url = new URL(inject('databaseUrl'));
  change(url);
  return url;
};

it('a database that answers and takes tables is taken', async () => {
  await expect(requireDatabase(inject('databaseUrl'))).resolves.toBeUndefined();
});

it('a wrong DATABASE_URL is said in one sentence, without its password', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const free = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const { port } = free as { port: number };
  const down = address((url) => {
    url.hostname = '127.0.0.1';
    url.port = String(port);
  });
  await expect(requireDatabase(down.href)).rejects.toThrow(
    `The setting DATABASE_URL names a database, 127.0.0.1:${port}${down.pathname}, that cannot be reached (ECONNREFUSED).`,
  );
  const nowhere = 'postgres://user:hidden@no-such-host.invalid/fourfold';
  await expect(requireDatabase(nowhere)).rejects.toThrow(
    'no-such-host.invalid/fourfold, that cannot be reached (',
  );
  const password = address((url) => {
    url.password = 'wrong';
  });
  await expect(requireDatabase(password.href)).rejects.toThrow('that refuses the password of this user.');
  const missing = address((url) => {
    url.pathname = '/no_such_database';
  });
  await expect(requireDatabase(missing.href)).rejects.toThrow('that does not exist on its server.');
  await expect(requireDatabase(password.href)).rejects.not.toThrow('wrong@');
});

it('a user who may not create anything is told so', async () => {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query("create role only_reads login password 'only reads'");
  const url = address((own) => {
    own.username = 'only_reads';
    own.password = 'only reads';
  });
  try {
    await expect(requireDatabase(url.href)).rejects.toThrow(
      'that does not let this user create tables and schemas.',
    );
  } finally {
    await admin.query('drop role only_reads');
    await admin.end();
  }
});

it('an old or a read-only one is refused', () => {
  const good = { version: '150004', read_only: 'off', may_create_tables: true, may_create_schema: true };
  expect(problemOf(good)).toBeNull();
  expect(problemOf({ ...good, version: '140012' })).toBe('is PostgreSQL 14; 15 or newer is needed');
  expect(problemOf({ ...good, read_only: 'on' })).toBe('is read-only, such as a standby');
});
