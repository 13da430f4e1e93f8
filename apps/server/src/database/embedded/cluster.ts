import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { keepSecret } from '../../keep-secret.ts';
import { findBinaries } from './binaries.ts';
import { type ClusterOptions, initialise, superuser } from './initialise.ts';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

export interface Cluster {
  /** Connection string of the superuser, without a database. */
  readonly url: (database: string) => string;
  readonly folder: string;
  /** False where a predecessor's was taken over. */
  readonly startedHere: boolean;
  /** Starts it again, at the same address, when it has died. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface OpenOptions extends ClusterOptions {
  /** Gives the start up, and takes down what it has started so far. */
  readonly signal?: AbortSignal;
}

const startTimeout = 60_000;
/** How long a shutdown may take until PostgreSQL is told to drop everything; what is committed stays. */
const stopTimeout = 20_000;

/** Opens the PostgreSQL of a data folder: creates it, starts it, or takes over the one that still runs. */
export async function openCluster(dataDir: string, options: OpenOptions = {}): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const runAs = chooseRunAs(dataDir, findBinaries());
  const password = keepSecret(dataDir, 'database-password');
  if (!existsSync(path.join(runAs.folder, 'PG_VERSION'))) await initialise(runAs, password, options);
  refuseOtherVersion(runAs);
  options.signal?.throwIfAborted();

  const log = path.join(dataDir, 'postgres.log');
  const { port, startedHere } = await run({ runAs, log, password, options });
  return {
    folder: runAs.folder,
    startedHere,
    url: (database) => connectionString(port, password, database),
    start: async () => {
      const again = await run({ runAs, log, password, options: { ...options, port } });
      if (again.port !== port) throw new Error(`It runs on port ${again.port} now instead of ${port}.`);
    },
    stop: () => stop(runAs.folder),
  };
}

function connectionString(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

function refuseOtherVersion(runAs: RunAs): void {
  const data = readFileSync(path.join(runAs.folder, 'PG_VERSION'), 'utf8').trim();
  const installed = runAs.binaries.major;
  if (data !== installed) {
    throw new ConfigError(
      [
        `The database in ${runAs.folder} was made by PostgreSQL ${data}; this version of Fourfold brings PostgreSQL ${installed}, which cannot read it. Nothing was changed.`,
        'With the version of Fourfold that ran last: npm run admin -- backup',
        `Then move ${runAs.folder} away and restore with this version: npm run admin -- restore FOLDER`,
        'docs/operations.md says more under “When the embedded PostgreSQL’s major version changes”.',
      ].join('\n'),
    );
  }
}

interface Run {
  readonly runAs: RunAs;
  readonly log: string;
  readonly password: string;
  readonly options: OpenOptions & { readonly port?: number };
}

/** Ends with a server that answers, whoever started it, and its port. */
async function run({ runAs, log, password, options }: Run): Promise<{ port: number; startedHere: boolean }> {
  const deadline = Date.now() + startTimeout;
  let ownFailures = 0;
  let child: ChildProcess | null = null;
  while (Date.now() < deadline) {
    if (options.signal?.aborted) {
      if (child !== null) await abandon(child, runAs.folder);
      throw options.signal.reason;
    }
    const running = runningPostmaster(runAs.folder);
    if (running !== null && (await answers(connectionString(running.port, password, 'postgres'))))
      return { port: running.port, startedHere: child !== null };
    if (running === null) {
      child = await start(runAs, log, options);
      await Promise.race([exited(child), untilRunning(runAs.folder, deadline)]);
      if (child.exitCode !== null && runningPostmaster(runAs.folder) === null) {
        // The processes of a killed predecessor need a moment to notice; a real fault stays.
        if (++ownFailures === 20) break;
        await sleep(250);
      }
    }
    await sleep(20);
  }
  throw new Error(
    `The embedded PostgreSQL in ${runAs.folder} does not start. The end of ${log} says:\n${tail(log)}`,
  );
}

/** Stops a server that is still starting. */
async function abandon(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  await stop(folder);
}

async function start(runAs: RunAs, log: string, options: Run['options']): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    ...(options.volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  const args = [
    '-D',
    runAs.folder,
    '-p',
    String(options.port ?? (await freePort())),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const [command = '', ...rest] = [...runAs.prefix, runAs.binaries.postgres, ...args];
  const output = openSync(log, 'a', 0o600);
  // Detached: an interrupt typed in the terminal must reach the server alone, which then stops its database last.
  const child = spawn(command, rest, {
    ...runAs.ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });

async function untilRunning(folder: string, deadline: number): Promise<void> {
  while (Date.now() < deadline && runningPostmaster(folder) === null) await sleep(10);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new Error('The file database-password in the data folder does not fit the database beside it.');
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stop(folder: string): Promise<void> {
  const running = runningPostmaster(folder);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeout;
  while (isAlive(running.pid)) {
    if (Date.now() > deadline) process.kill(running.pid, 'SIGQUIT');
    await sleep(10);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '(nothing)';
}
