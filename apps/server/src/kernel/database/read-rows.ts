import { type Compilable, sql } from 'kysely';
import type { Database } from './database.ts';

const chunk = 1000;
/** So many files at a time; each keeps a connection while it is read, and the others are for everyone else. */
const most = 4;
let open = 0;
const waiting: (() => void)[] = [];

/**
 * The rows of a query some at a time, all as of one moment, however many there are: for files. A reader who stops
 * reading for a minute loses the rest, so that nobody's stalled download keeps a connection.
 */
export async function* readRows<Row>(db: Database, query: Compilable<Row>): AsyncGenerator<Row> {
  while (open >= most) await new Promise<void>((resume) => waiting.push(resume));
  open += 1;
  try {
    yield* readInTransaction(db, query);
  } finally {
    open -= 1;
    waiting.shift()?.();
  }
}

async function* readInTransaction<Row>(db: Database, query: Compilable<Row>): AsyncGenerator<Row> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(transaction);
    for await (const { rows } of transaction.getExecutor().stream<Row>(query.compile(), chunk)) yield* rows;
  } finally {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}
