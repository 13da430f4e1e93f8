import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../apps/server/src/database/schema.generated.ts';
import {
  findInviting,
  findRespondent,
  findSheet,
  lockRespondent,
  saveSheet,
} from '../../apps/server/src/features/assessment/respondent.repository.ts';
import { loadQuestionnaire } from '../../packages/measurement/src/index.ts';

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What the product asks the database for one save and for opening a link, word for word, to be asked again bare. */
export async function recordSql(pool: pg.Pool, responseId: string) {
  const asked: Query[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  });
  const recording = async (work: () => Promise<unknown>): Promise<readonly Query[]> => {
    asked.length = 0;
    await work();
    return [...asked];
  };
  const save = await recording(() => db.transaction().execute((tx) => saveOnce(tx, responseId)));
  const open = await recording(async () => {
    const respondent = await findRespondent(db, responseId);
    if (respondent === undefined) throw new Error('Nobody to open a link for.');
    await findSheet(db, responseId);
    await findInviting(db, respondent);
  });
  return { save, open };
}

async function saveOnce(tx: Transaction<DB>, responseId: string): Promise<void> {
  const respondent = await lockRespondent(tx, responseId);
  if (respondent === undefined) throw new Error('Nobody to save for.');
  await findSheet(tx, responseId);
  const { length } = loadQuestionnaire().design.questions;
  const sheet = { choices: Buffer.alloc(length, 1), seconds: Buffer.alloc(2 * length) };
  const designVersion = loadQuestionnaire().design.version;
  await saveSheet(tx, respondent, { ...sheet, answered: length, designVersion }, new Date());
}

/** The same for somebody else: only who it is about is another. */
export function forSomebodyElse(queries: readonly Query[], from: string, to: string): readonly Query[] {
  return queries.map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map((value) => (value === from ? to : value)),
  }));
}

/** One after the other on one connection, as a transaction does. */
export async function askBare(pool: pg.Pool, queries: readonly Query[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { sql, parameters } of queries) await client.query(sql, [...parameters]);
  } finally {
    client.release();
  }
}
