import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Config, ConfigError } from '../config/config.ts';
import { requireFolder } from '../config/require-folder.ts';
import { applicationName } from './database.ts';
import { type Cluster, type OpenOptions, openCluster } from './embedded/cluster.ts';
import { guardCluster, takeOwnership } from './embedded/guard-cluster.ts';
import { isGone, takeTurn, tryOwnership } from './embedded/own-cluster.ts';
import { hasCluster } from './embedded/run-as.ts';
import { wasMigrated } from './migrate.ts';
import { requireDatabase } from './require-database.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Where the data lies, in words for the person who starts the server. */
  readonly place: string;
  /** Stops what we started; an external PostgreSQL is left alone. */
  readonly close: () => Promise<void>;
}

const name = 'fourfold';

export interface Surroundings {
  /** The start is to be given up. */
  readonly signal?: AbortSignal;
  /** Told when the embedded PostgreSQL died and when it is back. */
  readonly log?: (message: string) => void;
  /** Told what the start waits for. */
  readonly say?: (line: string) => void;
}

/** The configured PostgreSQL, or the embedded one of the data folder. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  { signal, log = () => undefined, say = () => undefined }: Surroundings = {},
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    await requireDatabase(config.DATABASE_URL);
    const { hostname, pathname } = new URL(config.DATABASE_URL);
    const close = async () => undefined;
    return { url: config.DATABASE_URL, place: `PostgreSQL at ${hostname}${pathname}`, close };
  }
  const options = { say, ...(signal && { signal }) };
  return await withCluster(config.DATA_DIR, options, async (cluster) => {
    const guarding = { cluster, url: cluster.url(name), dataDir: config.DATA_DIR, signal, log, say };
    const close = guardCluster(guarding, await takeOwnership(guarding));
    return { url: guarding.url, place: cluster.folder, close };
  });
}

/** How often PostgreSQL may stop under us before that is no coincidence any more. */
const mostTries = 20;

/**
 * Opens PostgreSQL and takes a turn on it. The tool that was waited for stops PostgreSQL when it is done, so then it is
 * opened again.
 */
async function withCluster<T>(
  dataDir: string,
  options: Pick<OpenOptions, 'signal' | 'say'>,
  take: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const cluster = await openCluster(dataDir, options);
    try {
      await createDatabase(cluster.url('postgres'));
      return await take(cluster);
    } catch (error) {
      if (isGone(error) && tries < mostTries) {
        await sleep(100);
        continue;
      }
      if (cluster.startedHere) await stopUnlessUsed(cluster);
      throw error;
    }
  }
}

/** What we started and do not use after all; another server or a tool may be at work on it by now. */
async function stopUnlessUsed(cluster: Cluster): Promise<void> {
  const attempt = await tryOwnership(cluster.url(name), 'server').catch(() => null);
  if (attempt !== null && 'holder' in attempt) return;
  await cluster.stop();
  await attempt?.client.end().catch(() => undefined);
}

export interface JoinedDatabase extends OpenDatabase {
  /** Whether a server works on it at this moment. */
  readonly inUse: () => Promise<boolean>;
}

export interface Joining {
  /** What was typed. */
  readonly tool: string;
  /** It may be what begins an installation; any other tool is refused where there is none. */
  readonly begins: boolean;
  readonly say: (line: string) => void;
}

/**
 * For a tool that works beside a running server: takes part where one runs, waits where another tool is at work, else
 * opens and closes the database itself.
 */
export async function joinDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  { tool, begins, say }: Joining,
): Promise<JoinedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const external = await openDatabase(config);
    if (!begins && !(await wasMigrated(external.url))) {
      throw new ConfigError(
        `There is no installation in ${external.place}. Check the setting DATABASE_URL, or start Fourfold first.`,
      );
    }
    return { ...external, inUse: () => hasServers(external.url) };
  }
  const { DATA_DIR } = config;
  if (!begins && !hasCluster(DATA_DIR)) {
    throw new ConfigError(
      `There is no installation in ${DATA_DIR}. Check the setting DATA_DIR, or start Fourfold first.`,
    );
  }
  requireFolder('DATA_DIR', DATA_DIR);
  return await withCluster(DATA_DIR, { say }, async (cluster) => {
    const url = cluster.url(name);
    const wait = (other: string) =>
      say(`${other} is working on ${DATA_DIR}. ${tool} starts as soon as it is done.`);
    const owner = await takeTurn(url, { tool }, { attempts: 1, say: wait });
    const close = async () => {
      if (owner === null) return;
      await cluster.stop();
      // Last: a process that waits for the folder must not get a PostgreSQL that is about to stop.
      await owner.end().catch(() => undefined);
    };
    return { url, place: cluster.folder, close, inUse: async () => owner === null };
  });
}

/** What a tool says when the server that it took part with was stopped, and PostgreSQL with it; else null. */
export const explainGone = (error: unknown, tool: string): string | null =>
  isGone(error)
    ? `The database was stopped while ${tool} worked on it, as it is when the server stops. Run it again.`
    : null;

/** A server keeps connections open that carry its name. */
async function hasServers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } catch (error) {
    // Another start was faster.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
