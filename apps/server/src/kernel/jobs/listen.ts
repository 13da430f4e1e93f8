import pg from 'pg';
import { applicationName } from '../database/database.ts';
import { isOurOwn } from '../database/planning-pool.ts';

/** A connection that has died in silence is noticed by then, and what was put in meanwhile is found by asking. */
const heartbeatMs = 30_000;
const longestPauseMs = 30_000;

interface Listening {
  readonly onNotification: (payload: string) => void;
  /** After each new connection: what was said in between was missed. */
  readonly onReconnect: () => void;
  readonly onError: (error: Error) => void;
}

/**
 * Hears what PostgreSQL tells a channel, on a connection of its own, and connects again for as long as it takes. Rejects
 * where no first connection stays with us, as behind a pooler, which would lose what is said.
 */
export async function listen(
  url: string,
  channel: string,
  { onNotification, onReconnect, onError }: Listening,
): Promise<{ readonly close: () => Promise<void> }> {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current = await open();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await current.end().catch(() => undefined);
    },
  };

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: applicationName,
    });
    client.on('error', onError);
    try {
      await client.connect();
      if (!(await isOurOwn(client))) throw new Error('The database is reached through a pooler.');
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => again(0));
    beat(client);
    return client;
  }

  function beat(client: pg.Client): void {
    timer = setTimeout(() => {
      const late = setTimeout(() => client.connection.stream.destroy(), 5000);
      client
        .query('')
        .then(() => beat(client), onError)
        .finally(() => clearTimeout(late));
    }, heartbeatMs).unref();
  }

  function again(attempt: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    const pause = Math.min(longestPauseMs, 500 * 2 ** attempt);
    timer = setTimeout(async () => {
      try {
        const opened = await open();
        if (closing.signal.aborted) return void opened.end().catch(() => undefined);
        current = opened;
        onReconnect();
      } catch (error) {
        onError(error as Error);
        again(attempt + 1);
      }
    }, pause).unref();
  }
}
