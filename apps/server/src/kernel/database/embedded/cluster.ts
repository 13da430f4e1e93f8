import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { keepSecret } from '../../signing/keep-secret.ts';
import { findBinaries } from './binaries.ts';
import { explainFailure, explainFirstStart, failureIn, relevantLines } from './explain-failure.ts';
import { type ClusterOptions, initialise, superuser } from './initialise.ts';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { sharedBuffers } from './shared-buffers.ts';

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
  /** Told what a start waits for. */
  readonly say?: (line: string) => void;
}

const startTimeout = 60_000;
/** A PostgreSQL that lives and is not ready writes what its log holds into its files again; cutting it off gains nothing. */
const recoveryTimeout = 30 * 60_000;
const tellAfter = 5000;
/** How long a shutdown may take until PostgreSQL is told to drop everything; what is committed stays. */
const stopTimeout = 20_000;
/** A log that is longer is put aside, in the place of the one before. */
const longLog = 5 * 1024 * 1024;

/** Opens the PostgreSQL of a data folder: creates it, starts it, or takes over the one that still runs. */
export async function openCluster(dataDir: string, options: OpenOptions = {}): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const runAs = chooseRunAs(dataDir, findBinaries());
  const password = await firstStart(runAs, dataDir, options);
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

/** The database's password, and a database where there is none yet. */
async function firstStart(runAs: RunAs, dataDir: string, options: OpenOptions): Promise<string> {
  try {
    const password = keepSecret(dataDir, 'database-password');
    if (!existsSync(path.join(runAs.folder, 'PG_VERSION'))) await initialise(runAs, password, options);
    return password;
  } catch (cause) {
    throw new ConfigError(explainFirstStart(cause, runAs.folder), { cause });
  }
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

/** Ends with a server that answers, no matter who started it, and its port. */
async function run({ runAs, log, password, options }: Run): Promise<{ port: number; startedHere: boolean }> {
  const { say = () => undefined, signal } = options;
  const began = Date.now();
  let [failures, told] = [0, false];
  let child: ChildProcess | null = null;
  let since = 0;
  for (;;) {
    if (signal?.aborted) {
      if (child !== null) await abandon(child, runAs.folder);
      throw signal.reason;
    }
    const running = runningPostmaster(runAs.folder);
    if (running?.ready && (await answers(connectionString(running.port, password, 'postgres'))))
      return { port: running.port, startedHere: child !== null && !hasEnded(child) };
    const waited = Date.now() - began;
    const recovers = running !== null && !running.ready;
    if (waited > (recovers ? recoveryTimeout : startTimeout)) {
      if (child !== null) await abandon(child, runAs.folder);
      throw failed(since);
    }
    if (recovers && !told && waited > tellAfter) {
      say(
        'PostgreSQL is putting its files in order, because it was cut off the last time. This can take minutes.',
      );
      told = true;
    }
    if (running === null && (child === null || hasEnded(child))) {
      if (child !== null) {
        const kind = failureIn(saidSince(since));
        failures += 1;
        if (kind !== 'held' && (kind !== 'unknown' || failures === 3)) throw failed(since);
        await sleep(250);
      }
      if (sizeOf(log) > longLog) renameSync(log, `${log}.old`);
      since = sizeOf(log);
      child = await start(runAs, log, options);
    }
    await sleep(20);
  }

  function saidSince(offset: number): string[] {
    return relevantLines(existsSync(log) ? readFileSync(log).subarray(offset).toString() : '');
  }
  function failed(offset: number): Error {
    const place = { folder: runAs.folder, dataDir: path.dirname(log), log };
    return new ConfigError(explainFailure(saidSince(offset), place));
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Stops a server that is still starting. So early it has not written down yet where it runs, so we wait for it to end. */
async function abandon(child: ChildProcess, folder: string): Promise<void> {
  if (!hasEnded(child)) child.kill('SIGINT');
  const deadline = Date.now() + stopTimeout;
  while (!hasEnded(child)) {
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await sleep(10);
  }
  await stop(folder);
}

/** Nothing has to outlive a failure, and copies of a database are made by the file system, which is much quicker. */
const volatile = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'file_copy_method=clone'];

async function start(runAs: RunAs, log: string, options: Run['options']): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    `shared_buffers=${sharedBuffers()}MB`,
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // What fails in a query is said by the server, without the values: people who are erased must not stay in a log.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
    ...(options.volatile ? [...volatile, `unix_socket_directories=${runAs.folder}`] : []),
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
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  return child;
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
