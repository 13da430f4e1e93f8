import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { runningPostmaster } from './postmaster.ts';

it('the embedded PostgreSQL comes back at the same address when it is killed under the server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const settings = { DATABASE_URL: undefined, DATA_DIR: folder };
  const database = await openDatabase(settings, { log: (message) => said.push(message) });
  const query = async (text: string) => {
    const pool = new pg.Pool({ connectionString: database.url });
    return (await pool.query(text).finally(() => pool.end())).rows;
  };
  await query('create table written as select 1 as n');
  const killed = runningPostmaster(path.join(folder, 'postgres'))?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => said.at(-1) === 'The embedded PostgreSQL is back.', 20_000);
  expect(await query('select n from written')).toEqual([{ n: 1 }]);
  await expect(openDatabase(settings)).rejects.toThrow('Fourfold already runs');
  await database.close();
  expect(runningPostmaster(path.join(folder, 'postgres'))).toBeNull();
});
