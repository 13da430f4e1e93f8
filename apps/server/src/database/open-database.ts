import pg from 'pg';
import type { Config } from '../config/config.ts';
import { requireFolder } from '../config/require-folder.ts';
import { applicationName } from './database.ts';
import { openCluster } from './embedded/cluster.ts';
import { AlreadyRuns, guardCluster, tryOwnership } from './embedded/guard-cluster.ts';
import { requireDatabase } from './require-database.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Where the data lies, in words for whoever starts the server. */
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
}

/** The configured PostgreSQL, or the embedded one of the data folder. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  { signal, log = () => undefined }: Surroundings = {},
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    await requireDatabase(config.DATABASE_URL);
    const { hostname, pathname } = new URL(config.DATABASE_URL);
    const close = async () => undefined;
    return { url: config.DATABASE_URL, place: `PostgreSQL at ${hostname}${pathname}`, close };
  }
  const cluster = await openCluster(config.DATA_DIR, { ...(signal && { signal }) });
  try {
    await createDatabase(cluster.url('postgres'));
    const close = await guardCluster(cluster, cluster.url(name), config.DATA_DIR, log);
    return { url: cluster.url(name), place: cluster.folder, close };
  } catch (error) {
    // Another server works on it, or nobody does and it would be left alone.
    if (!(error instanceof AlreadyRuns) && cluster.startedHere) await cluster.stop();
    throw error;
  }
}

export interface JoinedDatabase extends OpenDatabase {
  /** Whether a server works on it at this moment. */
  readonly inUse: () => Promise<boolean>;
}

/** For a tool that works beside a running server: takes part where one runs, else opens and closes it itself. */
export async function joinDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<JoinedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const external = await openDatabase(config);
    return { ...external, inUse: () => hasServers(external.url) };
  }
  requireFolder('DATA_DIR', config.DATA_DIR);
  const cluster = await openCluster(config.DATA_DIR);
  await createDatabase(cluster.url('postgres'));
  const url = cluster.url(name);
  const owner = await tryOwnership(url, 1);
  const close = async () => {
    if (owner === null) return;
    await owner.end();
    await cluster.stop();
  };
  return { url, place: cluster.folder, close, inUse: async () => owner === null };
}

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
