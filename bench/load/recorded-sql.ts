import { loadQuestionnaire } from '@fourfold/measurement';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import {
  findAnswering,
  findInviting,
  saveUnlessChanged,
} from '../../apps/server/src/features/assessment/respondent.repository.ts';
import type { Database } from '../../apps/server/src/kernel/database/database.ts';
import type { DB } from '../../apps/server/src/kernel/database/schema.generated.ts';

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Stands in a recorded save for what its first query has told: which edition of the answers it read. */
const editionRead = 'the edition that was read';

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
  const save = await recording(() => saveOnce(db, responseId));
  const open = await recording(async () => {
    const { respondent } = await findAnswering(db, responseId);
    if (respondent === undefined) throw new Error('Nobody to open a link for.');
    await findInviting(db, respondent);
  });
  return { save, open };
}

async function saveOnce(db: Database, responseId: string): Promise<void> {
  const { respondent } = await findAnswering(db, responseId);
  if (respondent === undefined) throw new Error('Nobody to save for.');
  await saveUnlessChanged(db, respondent, fullSheet(), editionRead, new Date());
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

/**
 * One after the other on one connection, as a transaction does. Planned: each connection plans a text at its first call
 * and keeps the plan; otherwise each time.
 */
export async function askBare(
  pool: pg.Pool,
  queries: readonly Query[],
  { planned }: { planned: boolean },
): Promise<void> {
  const client = await pool.connect();
  let edition: unknown;
  try {
    for (const [place, { sql, parameters }] of queries.entries()) {
      const values = parameters.map(within((value) => (value === editionRead ? edition : value)));
      const { rows } = await (planned
        ? client.query({ name: `${place} of ${queries.length}`, text: sql, values })
        : client.query(sql, values));
      edition = rows[0]?.edition;
    }
  } finally {
    client.release();
  }
}
