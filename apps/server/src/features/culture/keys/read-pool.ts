import type { ResponseChoices } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Engine } from '../engine/engine.ts';
import { readChoices } from '../engine/read-choices.ts';

/** Who teaches: everyone once, by organisation. */
export interface Taught {
  readonly organisations: readonly Uint8Array[];
  readonly people: number;
}

/** More than these would teach little more, and learning has to end beside a running product. */
const most = 10_000;

/**
 * The newest sheet of every employee in whose answers nothing is wrong, by organisation: people of one company resemble
 * each other, so its departments and rounds are one group. Answers that say little are among them: without the people
 * who are balanced, everyone would seem to be further out. Candidates are not: they answer for another reason.
 */
export async function readPool(db: Queries, designVersion: string): Promise<Taught> {
  const { rows } = await sql<{ organisation_id: string; choices: Buffer }>`
    select organisation_id, choices from (
      select distinct on (r.person_id) m.organisation_id, m.choices, m.submitted_at
      from culture_members m
      join responses r on r.id = m.response_id
      join response_scores s on s.response_id = m.response_id
      where m.design_version = ${designVersion} and r.form = 'full' and not m.left_out and s.verdict in ('consistent', 'uninformative')
      order by r.person_id, m.submitted_at desc
    ) newest order by submitted_at desc limit ${most}`.execute(db);
  const byOrganisation = Map.groupBy(rows, ({ organisation_id }) => organisation_id);
  return {
    people: rows.length,
    organisations: [...byOrganisation]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, sheets]) => new Uint8Array(Buffer.concat(sheets.map(({ choices }) => choices)))),
  };
}

/** Sheets one after the other, as answers. */
export function readSheets(engine: Engine, sheets: Uint8Array): ResponseChoices[] {
  const length = engine.questionnaire.design.questions.length;
  return Array.from({ length: sheets.length / length }, (_, person) =>
    readChoices(engine, sheets.subarray(person * length, (person + 1) * length)),
  );
}
