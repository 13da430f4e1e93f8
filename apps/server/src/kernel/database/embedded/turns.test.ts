import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { explainGone, joinDatabase, openDatabase } from '../open-database.ts';
import { runningPostmaster } from './postmaster.ts';

/** Server and tools as their own starts open the database, on one data folder. */
let folder: string;
const said: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turns-'));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (line: string) => void said.push(line);
const settings = () => ({ DATABASE_URL: undefined, DATA_DIR: folder });
const server = (signal?: AbortSignal) => openDatabase(settings(), { say, ...(signal && { signal }) });
const tool = (name: string) => joinDatabase(settings(), { tool: name, begins: true, say });
const answersAt = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select 1 as n')).rows;
  } finally {
    await client.end();
  }
};
const postmaster = () => runningPostmaster(path.join(folder, 'postgres'));

describe('on one data folder', () => {
  it('a server that starts while a tool works says so, waits, and starts', async () => {
    const demo = await tool('npm run demo');
    const starting = server();
    await vi.waitUntil(() => said.length > 0, 10_000);
    expect(said).toEqual([`npm run demo is working on ${folder}. Fourfold starts as soon as it is done.`]);
    await sleep(500);
    expect(await answersAt(demo.url)).toEqual([{ n: 1 }]);
    await demo.close();
    const running = await starting;
    expect(await answersAt(running.url)).toEqual([{ n: 1 }]);
    expect(said).toHaveLength(1);
    await running.close();
  });

  it('a server and a tool that start together on a new folder both get their turn', async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), 'turns-new-'));
    const own = { DATABASE_URL: undefined, DATA_DIR: fresh };
    const [running, demo] = await Promise.all([
      openDatabase(own, { say }),
      joinDatabase(own, { tool: 'npm run demo', begins: true, say }).then(async (joined) => {
        const rows = await answersAt(joined.url);
        await joined.close();
        return rows;
      }),
    ]);
    expect([demo, await answersAt(running.url)]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
    await running.close();
    rmSync(fresh, { recursive: true, force: true });
  });

  it('a tool takes part where a server runs, and leaves the database to it', async () => {
    const running = await server();
    const joined = await tool('npm run admin -- backup');
    expect(await joined.inUse()).toBe(true);
    await joined.close();
    expect([await answersAt(running.url), said]).toEqual([[{ n: 1 }], []]);
    await running.close();
  });

  it('a tool waits for another one, and neither stops the database under the other', async () => {
    const demo = await tool('npm run demo');
    const waiting = tool('npm run admin -- backup');
    await vi.waitUntil(() => said.length > 0, 10_000);
    expect(said).toEqual([
      `npm run demo is working on ${folder}. npm run admin -- backup starts as soon as it is done.`,
    ]);
    await demo.close();
    const backup = await waiting;
    expect([await backup.inUse(), await answersAt(backup.url)]).toEqual([false, [{ n: 1 }]]);
    await backup.close();
    expect(postmaster()).toBeNull();
  });

  it('a start that is given up while it waits leaves the tool its database', async () => {
    const demo = await tool('npm run demo');
    const stop = new AbortController();
    const starting = server(stop.signal).catch((error: unknown) => error);
    await vi.waitUntil(() => said.length > 0, 10_000);
    stop.abort();
    expect(await starting).toBe(stop.signal.reason);
    expect(await answersAt(demo.url)).toEqual([{ n: 1 }]);
    await demo.close();
    expect(postmaster()).toBeNull();
  });

  it('a tool whose server is stopped says what happened', async () => {
    const running = await server();
    const joined = await tool('npm run demo');
    const client = new pg.Client({ connectionString: joined.url });
    client.on('error', () => undefined);
    await client.connect();
    const working = client.query('select pg_sleep(60)').catch((error: unknown) => error);
    await sleep(200);
    await running.close();
    expect(explainGone(await working, 'npm run demo')).toBe(
      'The database was stopped while npm run demo worked on it, as it is when the server stops. Run it again.',
    );
    await joined.close();
  });
});
