import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Held by the one process that works on an embedded database: the server, or a tool while no server runs. */
const ownerLock = 4_242_002;

/** How a holder is called in `pg_stat_activity`, so that the one that comes second knows whether waiting helps. */
const serverName = 'fourfold-server';
const toolPrefix = 'fourfold-tool ';

export type Owner = 'server' | { readonly tool: string };

/** The lock, or who has it. It is PostgreSQL's own: it goes with the connection, also when its holder was killed. */
export type Attempt = { readonly client: pg.Client } | { readonly holder: Owner };

export async function tryOwnership(url: string, owner: Owner): Promise<Attempt> {
  const application_name = owner === 'server' ? serverName : toolPrefix + owner.tool;
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name });
  client.on('error', () => undefined);
  let got = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      ownerLock,
    ]);
    got = rows[0]?.got ?? false;
    return got ? { client } : { holder: await holderOf(client) };
  } finally {
    if (!got) await client.end().catch(() => undefined);
  }
}

/** A holder that says no name is a server of an older version, or gone since: then the next attempt finds out. */
async function holderOf(client: pg.Client): Promise<Owner> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [ownerLock],
  );
  const name = rows[0]?.name ?? '';
  return name.startsWith(toolPrefix) ? { tool: name.slice(toolPrefix.length) } : 'server';
}

export interface Turn {
  readonly signal?: AbortSignal | undefined;
  /** Told once what is waited for. */
  readonly say: (tool: string) => void;
  /** How often to ask while a server has it: one that was told to stop may be about to give it back. */
  readonly attempts: number;
}

/** Becomes the owner when every tool that works on the database is done; null where a server has it. */
export async function takeTurn(url: string, owner: Owner, turn: Turn): Promise<pg.Client | null> {
  let [told, left] = [false, turn.attempts];
  for (;;) {
    turn.signal?.throwIfAborted();
    const attempt = await tryOwnership(url, owner);
    if ('client' in attempt) return attempt.client;
    if (attempt.holder === 'server') {
      left -= 1;
      if (left <= 0) return null;
    } else if (!told) {
      turn.say(attempt.holder.tool);
      told = true;
    }
    await sleep(100);
  }
}

/** PostgreSQL has stopped, or is stopping, under the one who asked. */
export function isGone(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006'].includes(code) ||
    message.startsWith('Connection terminated')
  );
}
