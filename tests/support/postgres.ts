import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { requirePostgres } from './debian.ts';
import { freePort } from './product.ts';

export interface Postgres {
  readonly url: string;
  readonly port: number;
  readonly version: string;
  readonly start: () => Promise<void>;
  /** `fast` rolls open transactions back; `immediate` is as if the machine had lost its power. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>;
}

/** Servers refuse to run as root: there they run as Debian's user for them. */
export const unprivileged = (): Ids | Record<string, never> =>
  process.getuid?.() === 0 ? idsOf('postgres') : {};

interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** Hands files over to the user who runs servers. */
export function handOver(...places: readonly string[]): void {
  const ids = unprivileged();
  if (ids.uid !== undefined) for (const place of places) chownSync(place, ids.uid, ids.gid);
}

function idsOf(user: string): Ids {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder that the user who runs servers may write to. */
export function folderFor(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  handOver(folder);
  return folder;
}

/** Debian's PostgreSQL on a folder of its own, with a database `fourfold`. */
export async function startPostgres(
  parent: string,
  {
    major,
    settings = [],
    data = folderFor(parent, 'postgres'),
  }: { major?: string; settings?: readonly string[]; data?: string } = {},
): Promise<Postgres> {
  const bin = requirePostgres(major);
  const ids = unprivileged();
  const port = await freePort();
  const log = openSync(path.join(parent, 'postgres.log'), 'a');
  const options = { ...ids, cwd: '/', stdio: ['ignore', log, log] as ['ignore', number, number] };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'fourfold', '--auth=trust', '--encoding=UTF8'],
    options,
  );
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    [
      "listen_addresses = '127.0.0.1'",
      `port = ${port}`,
      "unix_socket_directories = ''",
      ...settings,
      '',
    ].join('\n'),
  );
  const url = `postgres://fourfold@127.0.0.1:${port}/fourfold`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(path.join(bin, 'postgres'), ['-D', data], options);
    await untilAnswers(url.replace(/fourfold$/, 'postgres'));
  };
  await start();
  const version = await create(url.replace(/fourfold$/, 'postgres'));
  return {
    url,
    port,
    version,
    start,
    async stop(how = 'fast') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await once(child, 'exit');
    },
  };
}

async function create(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database fourfold');
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await client.end();
  return rows[0]?.version ?? '';
}

export async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await sleep(100);
    }
  }
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
