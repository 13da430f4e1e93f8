import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import { takeTurn } from './own-cluster.ts';

export class AlreadyRuns extends Error {
  override name = 'AlreadyRuns';
}

export interface Guarding {
  readonly cluster: Cluster;
  readonly url: string;
  readonly dataDir: string;
  readonly signal?: AbortSignal | undefined;
  /** Told when PostgreSQL died and when it is back. */
  readonly log: (message: string) => void;
  /** Told once which tool the server waits for. */
  readonly say: (line: string) => void;
}

/**
 * Brings PostgreSQL back when it dies under the server that owns it (killed for want of memory, say). Answers what
 * stops PostgreSQL and gives the folder back.
 */
export function guardCluster(guarding: Guarding, first: pg.Client): () => Promise<void> {
  const { cluster, log } = guarding;
  let closing = false;
  let foreign = false;
  let revival: Promise<void> = Promise.resolve();
  let owner: pg.Client | null = watched(first);

  function watched(client: pg.Client): pg.Client {
    client.once('end', () => {
      owner = null;
      if (!closing) revival = revive();
    });
    return client;
  }

  async function revive(): Promise<void> {
    log('The embedded PostgreSQL is gone; it is started again.');
    let said = '';
    for (let pause = 500; !closing; pause = Math.min(2 * pause, 30_000)) {
      try {
        await cluster.start();
        owner = watched(await takeOwnership(guarding));
        foreign = false;
        log('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        foreign = error instanceof AlreadyRuns;
        const { message } = error as Error;
        // What stays as it is was said.
        if (message !== said) log(`The embedded PostgreSQL does not come back: ${message}`);
        said = message;
        // Only as long as nobody wants to stop.
        for (let waited = 0; waited < pause && !closing; waited += 100) await sleep(100);
      }
    }
  }

  return async () => {
    closing = true;
    await revival;
    // Another server may have taken the folder over while its PostgreSQL was away; then it is theirs to stop.
    if (!foreign) await cluster.stop();
    // Last: a process that waits for the folder must not get a PostgreSQL that is about to stop.
    await owner?.end().catch(() => undefined);
  };
}

/** Two servers on one data folder would stop the database under each other, so the second one is refused. */
export async function takeOwnership({ url, dataDir, signal, say }: Guarding): Promise<pg.Client> {
  const owner = await takeTurn(url, 'server', {
    signal,
    attempts: 30,
    say: (tool) => say(`${tool} is working on ${dataDir}. Fourfold starts as soon as it is done.`),
  });
  if (owner !== null) return owner;
  throw new AlreadyRuns(
    `Fourfold already runs on ${dataDir}. Stop it first, or set another DATA_DIR and PORT.`,
  );
}
