import type { CultureFilter } from '@fourfold/contract/schemas';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { type IndividualScope, seesResults } from '../../person/individual-scope.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import type { MatchedSheets } from '../engine/matched-sheets.ts';
import { seesPeople, type Viewer } from '../viewer.ts';
import { foundBy } from './narrow.ts';

/** What more of them have in common would not be known better. */
const most = 2000;
/** What is told of them behind the gate moves in steps. */
const step = 5;

interface Rounds {
  readonly earlier: string;
  readonly later: string;
}

/**
 * The people who answered in both rounds and count in what this viewer is shown of both.
 *
 * Those who see everyone one by one get both sheets read again, and so do managers for their own departments: of the
 * people whose results they may open. Behind the gate only their number is used, in fives: a sum over those who answered
 * twice is no sum of whole batches.
 */
export async function matchedPeople(
  db: Database,
  viewer: Viewer,
  rounds: Rounds,
  filter: CultureFilter,
  scope: IndividualScope | null = null,
): Promise<MatchedSheets> {
  const none = new Uint8Array();
  const found = readable(viewer, filter, scope);
  if (found === null) {
    const shown = seesPeople(viewer, filter.department) ? foundBy(filter) : released(filter);
    const { rows } = await sql<{ people: number }>`
      ${await both(db, rounds, shown)} select count(*)::int as people from later join earlier using (person_id)`.execute(
      db,
    );
    return { people: Math.floor((rows[0]?.people ?? 0) / step) * step, earlier: none, later: none };
  }
  const { rows } = await sql<{ earlier: Buffer; later: Buffer }>`
    ${await both(db, rounds, found)}
    select earlier.choices as earlier, later.choices as later from later join earlier using (person_id)
    order by person_id limit ${most}`.execute(db);
  return {
    people: rows.length,
    earlier: new Uint8Array(Buffer.concat(rows.map(({ earlier }) => earlier))),
    later: new Uint8Array(Buffer.concat(rows.map(({ later }) => later))),
  };
}

/** The condition on those whose sheets are read; null behind the gate. */
function readable(
  viewer: Viewer,
  filter: CultureFilter,
  scope: IndividualScope | null,
): Expression<SqlBool> | null {
  if (!viewer.gated) return foundBy(filter);
  if (scope === null || !seesPeople(viewer, filter.department)) return null;
  return sql<SqlBool>`(${foundBy(filter)} and ${seesResults(scope)})`;
}

async function both(db: Database, { earlier, later }: Rounds, shown: Expression<SqlBool>) {
  const of = async (round: string) => sql`
    select r.person_id, m.choices from culture_members m join responses r on r.id = m.response_id
    where m.round_id = ${round} and m.design_version = ${await designOfRound(db, round)} and ${shown}`;
  return sql`with later as (${await of(later)}), earlier as (${await of(earlier)})`;
}

/** In a released batch, as `form-batches.ts` has put them: of one department, or of the whole alone. */
function released({ department }: CultureFilter): Expression<SqlBool> {
  if (department === undefined) return sql<SqlBool>`m.batch_id is not null`;
  const of =
    department === 'none' ? sql`m.batch_department is null` : sql`m.batch_department = ${department}`;
  return sql<SqlBool>`(m.batch_id is not null and not m.batch_mixed and ${of})`;
}
