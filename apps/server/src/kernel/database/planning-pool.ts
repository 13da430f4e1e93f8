import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Submittable } from 'pg';

/** The name under which a connection keeps the plan of a text: the same in every process and version. */
const names = new Map<string, string>();
const nameOf = (text: string) => `often_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** From now on connections keep the plan of this text. For the few that are asked all the time: a plan takes memory. */
export function planOnce(text: string): void {
  if (!names.has(text)) names.set(text, nameOf(text));
}

/**
 * PostgreSQL spends more time on planning a small query than on answering it, so a connection of our own is asked to
 * keep the plans of those that come all the time. A pooler that hands out connections by the transaction would look
 * for the plan on a connection that does not have it; behind one nothing is kept.
 */
export function planningPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const before = known.get(client);
      if (before !== undefined) return before;
      const own = await isOurOwn(client).catch((error) => {
        client.release(true);
        throw error;
      });
      const planning = own ? keepingPlans(client) : client;
      known.set(client, planning as PostgresPoolClient);
      return planning as PostgresPoolClient;
    },
  };
}

/** A pooler tells another process than the one that answers, because that one will be another next time. */
export async function isOurOwn(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as { processID?: number }).processID;
}

/**
 * How PostgreSQL says that a plan fits no more: its table has changed, it is not there, or another is under its name.
 * Nothing was done then.
 */
const lostPlan = new Set(['0A000', '26000', '42P05']);
const abortedTransaction = '25P02';
const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** A query that has lost a plan asks without one, and makes room for a connection that begins anew. */
function keepingPlans(client: pg.PoolClient): unknown {
  let lost = false;
  const ask = async (text: string, values: unknown[]) => {
    const name = lost ? undefined : names.get(text);
    if (name === undefined) return await client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!lostPlan.has(codeOf(error))) throw error;
      lost = true;
      return await client.query(text, values).catch((again: unknown) => {
        if (codeOf(again) !== abortedTransaction) throw again;
        throw new Error('A plan was lost within a transaction.', { cause: error });
      });
    }
  };
  // A cursor is handed on as it is, and at once.
  const query = (asked: string | Submittable, values: unknown[]) =>
    typeof asked === 'string' ? ask(asked, values) : client.query(asked);
  return { query, release: (destroy = false) => client.release(destroy || lost) };
}
