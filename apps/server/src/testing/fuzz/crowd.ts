import { loadQuestionnaire } from '@fourfold/measurement';
import fc from 'fast-check';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { foldAll } from '../../features/culture/1-collect/fold-all.ts';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';

export interface CrowdSize {
  readonly employees: number;
  readonly candidates: number;
  readonly departments: number;
}

interface Models {
  readonly organisationId: string;
  /** Responses that were submitted: everyone else is as they are, with other answers and the longest names. */
  readonly employee: string;
  readonly candidate: string;
}

/** Fills an organisation with people who have submitted, without anyone answering page by page. */
export async function addCrowd(db: Database, models: Models, size: CrowdSize): Promise<void> {
  const now = new Date();
  const departments = Array.from({ length: size.departments }, (_, n) => ({
    id: newId(now),
    organisation_id: models.organisationId,
    name: long(`Department ${n}`, 80),
  }));
  await db.insertInto('departments').values(departments).execute();
  const ids = departments.map(({ id }) => id);
  await db.transaction().execute((tx) => multiply(tx, models.employee, size.employees, ids));
  await db.transaction().execute((tx) => multiply(tx, models.candidate, size.candidates, ids));
  await foldAll(db);
  await sql`analyze`.execute(db);
}

async function multiply(
  db: Transaction<DB>,
  model: string,
  count: number,
  departments: readonly string[],
): Promise<void> {
  await sql`
    create temporary table made as
    select gen_random_uuid() as person, gen_random_uuid() as response, n,
      (${departments}::uuid[])[1 + n % ${departments.length}] as department,
      (${makeSheets(500)}::bytea[])[1 + n % 500] as choices
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into people (id, organisation_id, email, seat_since, created_at)
    select m.person, p.organisation_id, 'p' || m.n || ${'x'.repeat(50)} || left(m.person::text, 8) || '@example.com',
      p.seat_since, p.created_at
    from made m, people p where p.id = (select person_id from responses where id = ${model})`.execute(db);
  const own: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
    responses: {
      id: sql`m.response`,
      person_id: sql`m.person`,
      department_id: sql`m.department`,
      department: sql`(select name from departments where id = m.department)`,
      first_name: sql`left(m.n || ${long('First', 80)}, 80)`,
      last_name: sql`left(m.n || ${long('Last', 80)}, 80)`,
      job_position: sql`left(m.n % 300 || ${long('Position', 120)}, 120)`,
      company: sql`left(m.n % 300 || ${long('Company', 120)}, 120)`,
    },
    response_answers: { response_id: sql`m.response`, choices: sql`m.choices` },
    response_scores: { response_id: sql`m.response` },
    culture_members: {
      response_id: sql`m.response`,
      department_id: sql`m.department`,
      choices: sql`m.choices`,
    },
  };
  for (const [table, changed] of Object.entries(own)) {
    const key = table === 'responses' ? 'id' : 'response_id';
    const columns = await columnsOf(db, table);
    const values = columns.map((column) => changed[column] ?? sql.ref(`t.${column}`));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from made m, ${sql.table(table)} t where t.${sql.ref(key)} = ${model}`.execute(
      db,
    );
  }
  await sql`drop table made`.execute(db);
}

async function columnsOf(db: Transaction<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return rows.map(({ name }) => name);
}

/** As long as it may be, and more than one byte a letter. */
const long = (text: string, length: number) => `${text} ${'ä'.repeat(length)}`.slice(0, length);

/** The same ones each time: how long a call takes is compared between runs. */
function makeSheets(count: number): Buffer[] {
  const { questions } = loadQuestionnaire().design;
  const sheet = fc.tuple(...questions.map(({ options }) => fc.integer({ min: 1, max: options.length })));
  return fc.sample(sheet, { numRuns: count, seed: 1, unbiased: true }).map((choices) => Buffer.from(choices));
}
