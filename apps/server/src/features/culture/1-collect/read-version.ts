import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Another one whenever anything that a culture answer shows to this viewer may have changed. Quick to ask. For those
 * behind the gate it moves with their batches alone, or it would say when someone answers.
 */
export async function readVersion(db: Database, viewer: Viewer, roundId: string | null): Promise<string> {
  const figures = viewer.gated
    ? sql`concat_ws('-', ${released(roundId)}, ${viewer.shownUpTo}::int, ${known(viewer)})`
    : live(roundId, sql`true`);
  const own =
    viewer.gated && viewer.own.length > 0
      ? live(roundId, sql`department_id = any(${[...viewer.own]}::uuid[])`)
      : sql`''`;
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-', ${figures}, ${own},
      (select md5(coalesce(string_agg(id::text || name, ',' order by id), '')) from departments
        where organisation_id = ${viewer.organisationId}),
      (select md5(name) from organisations where id = ${viewer.organisationId})) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** Folding gives other numbers for the same figures, which costs one more computing and nothing else. */
const live = (roundId: string | null, within: ReturnType<typeof sql>) => sql`concat_ws('-',
  (select concat(coalesce(max(version), 0), '.', count(*)) from culture_statistics
    where round_id = ${roundId} and ${within}),
  (select concat(coalesce(max(id), 0), '.', count(*)) from culture_changes
    where round_id = ${roundId} and figures <> 'released' and ${within}),
  (select concat(coalesce(max(id), 0), '.', count(*)) from culture_invited where round_id = ${roundId} and ${within}))`;

/** Of what is released of a round: another one once batches were released or taken back. */
export async function readReleaseMark(db: Database, roundId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select ${released(roundId)} as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Between two releases batches are only taken back, so the moment of the last and the people say which it is. */
const released = (roundId: string | null) => sql`concat_ws('-',
  (select max(released_at) from culture_releases where round_id = ${roundId}),
  coalesce((select people from culture_statistics
    where round_id = ${roundId} and figures = 'released' and whole), 0)
  + coalesce((select sum(sign) from culture_changes where round_id = ${roundId} and figures = 'released'), 0))`;

/** Nothing for most. Anyone who knows single people is shown figures of their own. */
const known = ({ organisationId, userId, own }: Viewer) => sql`(
  select case when ${own.length > 0} or k.last is not null then concat_ws('.', ${userId}::text, k.last,
    (select concat(count(*), '.', max(number)) from culture_closed
      where organisation_id = ${organisationId} and user_id = ${userId})) end
  from (select max(number) as last from culture_known
    where organisation_id = ${organisationId} and user_id = ${userId}) k)`;
