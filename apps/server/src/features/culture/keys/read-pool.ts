import type { ResponseChoices } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Engine } from '../engine/engine.ts';
import { readChoices } from '../engine/read-choices.ts';

/** Who teaches: everyone once, by organisation. */
export interface Taught {
  readonly organisations: readonly Uint8Array[];
  readonly people: number;
  /** How many there are, those included of whom nothing more is learned. */
  readonly there: number;
}

/** More than these would teach little more, and learning has to end beside a running product. */
export const mostTaught = 10_000;

export interface Sheet {
  readonly organisation_id: string;
  readonly choices: Buffer;
  readonly submitted_at: Date;
  readonly there: number;
}

export async function readPool(db: Queries, designVersion: string, most = mostTaught): Promise<Taught> {
  const rows = await readNewest(db, designVersion, most);
  return {
    people: rows.length,
    there: rows[0]?.there ?? 0,
    organisations: byOrganisation(rows).map((sheets) => joinSheets(sheets)),
  };
}

/**
 * The newest sheet of every employee in whose answers nothing is wrong: so many at most, the newest first. Answers that
 * say little are among them: without the people who are balanced, everyone would seem to be further out. Candidates are
 * not: they answer for another reason. Nor are simulated people.
 */
export async function readNewest(db: Queries, designVersion: string, most: number): Promise<Sheet[]> {
  const { rows } = await sql<Sheet>`
    select organisation_id, choices, submitted_at, (count(*) over ())::int as there from (
      select distinct on (r.person_id) m.organisation_id, m.choices, m.submitted_at
      from culture_members m
      join responses r on r.id = m.response_id
      join response_scores s on s.response_id = m.response_id
      join organisations o on o.id = m.organisation_id
      where m.design_version = ${designVersion} and r.form = 'full' and not m.left_out and s.verdict in ('consistent', 'uninformative')
        and not o.simulated
      order by r.person_id, m.submitted_at desc
    ) newest order by submitted_at desc limit ${most}`.execute(db);
  return rows;
}

/** People of one company resemble each other, so its departments and rounds are one group. */
export function byOrganisation(sheets: readonly Sheet[]): Sheet[][] {
  const found = Map.groupBy(sheets, ({ organisation_id }) => organisation_id);
  return [...found].toSorted(([a], [b]) => a.localeCompare(b)).map(([, theirs]) => theirs);
}

export const joinSheets = (sheets: readonly Sheet[]): Uint8Array =>
  new Uint8Array(Buffer.concat(sheets.map(({ choices }) => choices)));

/** Sheets one after the other, as answers. */
export function readSheets(engine: Engine, sheets: Uint8Array): ResponseChoices[] {
  const length = engine.questionnaire.design.questions.length;
  return Array.from({ length: sheets.length / length }, (_, person) =>
    readChoices(engine, sheets.subarray(person * length, (person + 1) * length)),
  );
}
