import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

  it('serves one server at a time, and says so to the second', async () => {
    const settings = { DATABASE_URL: undefined, DATA_DIR: folder };
    const first = await openDatabase(settings);
    await expect(openDatabase(settings)).rejects.toThrow(`Fourfold already runs on ${folder}`);
    expect(await query(first.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await first.close();
    const again = await openDatabase(settings);
    await again.close();
  });

  it('says plainly when the password file does not fit', async () => {
    writeFileSync(path.join(folder, 'database-password'), 'something else');
    await expect(openCluster(folder)).rejects.toThrow('database-password in the data folder does not fit');
    const running = runningPostmaster(path.join(folder, 'postgres'));
    if (running !== null) process.kill(running.pid, 'SIGINT');
  });
});
