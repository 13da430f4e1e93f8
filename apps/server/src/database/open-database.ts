import pg from 'pg';
import type { Config } from '../config/config.ts';
import { openCluster } from './embedded/cluster.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Where the data lies, in words for whoever starts the server. */
  readonly place: string;
  /** Stops what we started; an external PostgreSQL is left alone. */
  readonly close: () => Promise<void>;
}

const name = 'fourfold';
/** Held by the one server that works on an embedded database. */
const ownerLock = 4_242_002;

/** The configured PostgreSQL, or the embedded one of the data folder. */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const { hostname, pathname } = new URL(config.DATABASE_URL);
    const close = async () => undefined;
    return { url: config.DATABASE_URL, place: `PostgreSQL at ${hostname}${pathname}`, close };
  }
  const cluster = await openCluster(config.DATA_DIR);
  await createDatabase(cluster.url('postgres'));
  const owner = await takeOwnership(cluster.url(name), config.DATA_DIR);
  return {
    url: cluster.url(name),
    place: cluster.folder,
    close: async () => {
      await owner.end();
      await cluster.stop();
    },
  };
}

/** For a tool that works beside a running server: takes part where one runs, else opens and closes it itself. */
export async function joinDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) return openDatabase(config);
  const cluster = await openCluster(config.DATA_DIR);
  await createDatabase(cluster.url('postgres'));
  const url = cluster.url(name);
  const owner = await tryOwnership(url, 1);
  const close = async () => {
    if (owner === null) return;
    await owner.end();
    await cluster.stop();
  };
  return { url, place: cluster.folder, close };
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

async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const owner = await tryOwnership(url, 30);
  if (owner !== null) return owner;
  throw new Error(`Fourfold already runs on ${dataDir}. Stop it first, or set another DATA_DIR and PORT.`);
}

/**
 * Two servers on one data folder would stop the database under each other, so the second one is refused. The lock
 * is PostgreSQL's own: it goes with the connection, also when its holder was killed.
 */
async function tryOwnership(url: string, attempts: number): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      ownerLock,
    ]);
    if (rows[0]?.got) return client;
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
  return null;
}
