import { setTimeout as sleep } from 'node:timers/promises';
import { type Compilable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

const chunk = 1000;
const slice = 500;
/** So many files at a time; each keeps a connection while it is read, and the others are for everyone else. */
const most = 4;
let open = 0;
const waiting: (() => void)[] = [];

/**
 * The rows of a query some at a time, all as of one moment, however many there are: for files. A reader who stops
 * reading for a minute loses the rest, so that nobody's stalled download keeps a connection.
 */
export const readRows = <Row>(db: Database, query: Compilable<Row>): AsyncGenerator<Row> =>
  asOfNow(db, async function* (transaction) {
    for await (const { rows } of transaction.getExecutor().stream<Row>(query.compile(), chunk)) yield* rows;
  });

/**
 * The rows that belong to these ids, in the order of the ids, some at a time as of one moment. For wide rows: a query
 * for all of them would sort what fits into no memory before it told of the first. Files of such rows are written one
 * after the other, or a small machine's memory would not do.
 */
export const readInSlices = <Row>(
  db: Database,
  ids: readonly string[],
  read: (tx: Transaction<DB>, slice: readonly string[]) => Promise<Row[]>,
  { patience = 15_000 } = {},
): AsyncGenerator<Row[]> =>
  oneByOne(patience, () =>
    asOfNow(db, async function* (transaction) {
      for (let from = 0; from < ids.length; from += slice)
        yield await read(transaction, ids.slice(from, from + slice));
    }),
  );

let latest: Promise<void> = Promise.resolve();

/** One who is still at it after so long has a slow line, which takes no memory: then the next begins beside them. */
async function* oneByOne<Item>(patience: number, read: () => AsyncGenerator<Item>): AsyncGenerator<Item> {
  const before = latest;
  const { promise, resolve } = Promise.withResolvers<void>();
  latest = promise;
  const waiting = new AbortController();
  try {
    await Promise.race([before, sleep(patience, undefined, waiting).catch(() => undefined)]);
    waiting.abort();
    yield* read();
  } finally {
    resolve();
  }
}

async function* asOfNow<Item>(
  db: Database,
  read: (tx: Transaction<DB>) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  while (open >= most) await new Promise<void>((resume) => waiting.push(resume));
  open += 1;
  try {
    yield* readInTransaction(db, read);
  } finally {
    open -= 1;
    waiting.shift()?.();
  }
}

async function* readInTransaction<Item>(
  db: Database,
  read: (tx: Transaction<DB>) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(transaction);
    yield* read(transaction);
  } finally {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}
