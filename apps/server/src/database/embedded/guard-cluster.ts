import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** Held by the one server that works on an embedded database. */
const ownerLock = 4_242_002;

export class AlreadyRuns extends Error {
  override name = 'AlreadyRuns';
}

/**
 * Makes this server the one that works on the data folder, and brings PostgreSQL back when it dies under it (killed
 * for want of memory, say). Answers what gives the folder back and stops PostgreSQL.
 */
export async function guardCluster(
  cluster: Cluster,
  url: string,
  dataDir: string,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  let closing = false;
  let foreign = false;
  let revival: Promise<void> = Promise.resolve();
  let owner: pg.Client | null = watched(await takeOwnership(url, dataDir));

  function watched(client: pg.Client): pg.Client {
    client.once('end', () => {
      owner = null;
      if (!closing) revival = revive();
    });
    return client;
  }

  async function revive(): Promise<void> {
    log('The embedded PostgreSQL is gone; it is started again.');
    for (let pause = 500; !closing; pause = Math.min(2 * pause, 30_000)) {
      try {
        await cluster.start();
        owner = watched(await takeOwnership(url, dataDir));
        foreign = false;
        log('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        foreign = error instanceof AlreadyRuns;
        log(`The embedded PostgreSQL does not come back: ${(error as Error).message}`);
        // Only as long as nobody wants to stop.
        for (let waited = 0; waited < pause && !closing; waited += 100) await sleep(100);
      }
    }
  }

  return async () => {
    closing = true;
    await revival;
    await owner?.end();
    // Another server may have taken the folder over while its PostgreSQL was away; then it is theirs to stop.
    if (!foreign) await cluster.stop();
  };
}

async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const owner = await tryOwnership(url, 30);
  if (owner !== null) return owner;
  throw new AlreadyRuns(
    `Fourfold already runs on ${dataDir}. Stop it first, or set another DATA_DIR and PORT.`,
  );
}

/**
 * Two servers on one data folder would stop the database under each other, so the second one is refused. The lock
 * is PostgreSQL's own: it goes with the connection, also when its holder was killed.
 */
export async function tryOwnership(url: string, attempts: number): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      ownerLock,
    ]);
    if (rows[0]?.got) return client;
    if (attempt < attempts) await sleep(100);
  }
  await client.end();
  return null;
}
