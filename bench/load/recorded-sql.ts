import { loadQuestionnaire } from '@fourfold/measurement';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import {
  findAnswering,
  saveUnlessChanged,
} from '../../apps/server/src/features/assessment/answering.repository.ts';
import { findInviting } from '../../apps/server/src/features/assessment/respondent.repository.ts';
import type { Database } from '../../apps/server/src/kernel/database/database.ts';
import type { DB } from '../../apps/server/src/kernel/database/schema.generated.ts';

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Gives everyone the answers that the recorded save writes, so that it finds some to replace, as the product does. */
export async function levelSheets(pool: pg.Pool, responseIds: readonly string[]): Promise<void> {
  const { choices, seconds, times, answered, designVersion } = fullSheet();
  await pool.query(
    `insert into response_answers
       (response_id, organisation_id, design_version, choices, seconds, times, answered, begun_at, saved_at)
     select id, organisation_id, $1, $2, $3, $4, $5, now(), now() from responses where id = any ($6)
     on conflict (response_id) do update
       set choices = excluded.choices, seconds = excluded.seconds, times = excluded.times,
         answered = excluded.answered`,
    [designVersion, choices, seconds, times, answered, responseIds],
  );
}

function fullSheet() {
  const { design } = loadQuestionnaire();
  const answered = design.questions.length;
  const times = Buffer.alloc(4 * answered);
  const sheet = { choices: Buffer.alloc(answered, 1), seconds: Buffer.alloc(2 * answered), times };
  return { ...sheet, answered, designVersion: design.version };
}

/** Notes what the product asks the database for, word for word, to be asked again bare. */
function recorder(pool: pg.Pool) {
  const asked: Query[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  });
  const record = async (work: (db: Database) => Promise<unknown>): Promise<readonly Query[]> => {
    asked.length = 0;
    await work(db);
    return [...asked];
  };
  return { db, record };
}

/** What opening a link asks for. */
export const recordOpening = (pool: pg.Pool, responseId: string): Promise<readonly Query[]> =>
  recorder(pool).record(async (db) => {
    const { respondent } = await findAnswering(db, responseId);
    if (respondent === undefined) throw new Error('Nobody to open a link for.');
    await findInviting(db, respondent);
  });

/** What a person's save asks for who has saved lately: the write alone. */
export interface BareSave {
  readonly query: Query;
  /** Of the answers: as the query names it, and as the last save left it. */
  readonly recorded: string;
  edition: string;
}

export async function recordSaves(pool: pg.Pool, responseIds: readonly string[]): Promise<BareSave[]> {
  const { db, record } = recorder(pool);
  const saves: BareSave[] = [];
  for (const id of responseIds) {
    const { respondent, stored } = await findAnswering(db, id);
    if (respondent === undefined || stored === undefined) throw new Error('Nobody to save for.');
    let edition: string | null = null;
    const [query] = await record(async () => {
      edition = await saveUnlessChanged(db, respondent, fullSheet(), stored.edition, new Date());
    });
    if (query === undefined || edition === null) throw new Error('Nothing was saved.');
    saves.push({ query, recorded: stored.edition, edition });
  }
  return saves;
}

type Put = (value: unknown) => unknown;
/** Values that stand in lists as well, where the product asks for several people at once. */
const within =
  (put: Put): Put =>
  (value) =>
    Array.isArray(value) ? value.map(put) : put(value);

/** The same for someone else: only who it is about is another. */
export function forSomeoneElse(queries: readonly Query[], from: string, to: string): readonly Query[] {
  return queries.map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map(within((value) => (value === from ? to : value))),
  }));
}

interface Asking {
  /** Each connection plans a text at its first call and keeps the plan; otherwise each time. */
  readonly planned: boolean;
}

/** One after the other on one connection, as a transaction does. */
export async function askBare(pool: pg.Pool, queries: readonly Query[], { planned }: Asking): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [place, { sql, parameters }] of queries.entries()) {
      const values = [...parameters];
      await (planned
        ? client.query({ name: `${place} of ${queries.length}`, text: sql, values })
        : client.query(sql, values));
    }
  } finally {
    client.release();
  }
}

/** Over the answers that the last one saved. */
export async function saveBare(pool: pg.Pool, save: BareSave, { planned }: Asking): Promise<void> {
  const { sql, parameters } = save.query;
  const values = parameters.map(within((value) => (value === save.recorded ? save.edition : value)));
  const { rows } = await pool.query(planned ? { name: 'a save', text: sql, values } : { text: sql, values });
  if (rows.length !== 1) throw new Error('Nothing was saved.');
  save.edition = rows[0].edition;
}
