import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { openCluster } from './cluster.ts';
import { runningPostmaster } from './postmaster.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  it('is created once when two starts meet on a new folder', async () => {
    const [a, b] = await Promise.all([openCluster(folder), openCluster(folder)]);
    expect(a.url('postgres')).toBe(b.url('postgres'));
    await query(a.url('postgres'), 'create table kept (n int); insert into kept values (1)');
    await a.stop();
    expect(runningPostmaster(a.folder)).toBeNull();
  });

  it('takes over the one that a killed predecessor left running', async () => {
    const first = await openCluster(folder);
    const pid = runningPostmaster(first.folder)?.pid;
    const second = await openCluster(folder);
    expect(runningPostmaster(second.folder)?.pid).toBe(pid);
    expect(await query(second.url('postgres'), 'select n from kept')).toEqual([{ n: 1 }]);
    await second.stop();
  });

  it('starts although its lock file names a process that is something else now', async () => {
    const before = await openCluster(folder);
    await before.stop();
    writeFileSync(
      path.join(before.folder, 'postmaster.pid'),
      `${process.pid}\n${before.folder}\n0\n1\n\n\n\nready\n`,
    );
    const after = await openCluster(folder);
    expect(await query(after.url('postgres'), 'select n from kept')).toEqual([{ n: 1 }]);
    await after.stop();
  });

  it('keeps no value of a query in its log', async () => {
    const cluster = await openCluster(folder);
    const url = cluster.url('postgres');
    await query(
      url,
      'create table named (email text unique); insert into named values ($$una@example.com$$)',
    );
    for (const failing of [
      'insert into named values ($$una@example.com$$)',
      'select $$una@example.com$$::int',
    ])
      await expect(query(url, failing)).rejects.toThrow();
    await cluster.stop();
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).not.toContain('una@example.com');
  });

  it('serves one server at a time, and says so to the second', async () => {
    const settings = { DATABASE_URL: undefined, DATA_DIR: folder };
    const first = await openDatabase(settings);
    await expect(openDatabase(settings)).rejects.toThrow(`Fourfold already runs on ${folder}`);
    expect(await query(first.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await first.close();
    const again = await openDatabase(settings);
    await again.close();
  });

  it('is not left behind by a start that is interrupted', async () => {
    for (const ms of [0, 20, 60, 120, 200]) {
      const stop = new AbortController();
      const opening = openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, { signal: stop.signal });
      const ended = opening.then((database) => database.close()).catch((error) => error);
      await sleep(ms);
      stop.abort();
      await ended;
      expect(runningPostmaster(path.join(folder, 'postgres'))).toBeNull();
    }
  });

  it('of another major version is refused before anything is touched, with what to do', async () => {
    const version = path.join(folder, 'postgres/PG_VERSION');
    const before = readFileSync(version, 'utf8');
    writeFileSync(version, '15\n');
    const opening = openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
    await expect(opening).rejects.toThrow(
      /was made by PostgreSQL 15; this version of Fourfold brings PostgreSQL 18, which cannot read it\. Nothing was changed\.\n.*admin -- backup\n.*admin -- restore/,
    );
    expect(runningPostmaster(path.join(folder, 'postgres'))).toBeNull();
    writeFileSync(version, before);
  });

  it('says plainly when the password file does not fit', async () => {
    writeFileSync(path.join(folder, 'database-password'), 'something else');
    await expect(openCluster(folder)).rejects.toThrow('database-password in the data folder does not fit');
    const running = runningPostmaster(path.join(folder, 'postgres'));
    if (running !== null) process.kill(running.pid, 'SIGINT');
  });
});
