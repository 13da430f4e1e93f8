import type { AnswerOf, getCultureFilters } from '@fourfold/contract/calls';
import { sql } from 'kysely';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';

const most = 500;

/** What figures can be narrowed to: of all, or of a manager's own departments; nothing for those behind the gate. */
export async function filterChoices(
  { db }: CultureParts,
  { viewer, round }: CultureRequest,
): Promise<AnswerOf<typeof getCultureFilters>> {
  if (round === null || (viewer.gated && viewer.own.length === 0)) {
    return { companies: [], positions: [], first_day: null, last_day: null };
  }
  const within = viewer.gated
    ? sql`m.round_id = ${round.id} and m.department_id = any(${[...viewer.own]}::uuid[])`
    : sql`m.round_id = ${round.id}`;
  const distinct = async (column: 'company' | 'job_position') => {
    const { rows } = await sql<{ value: string }>`
      select min(trim(${sql.ref(`r.${column}`)})) as value
      from culture_members m join responses r on r.id = m.response_id where ${within}
      group by lower(trim(${sql.ref(`r.${column}`)})) order by 1 limit ${most}`.execute(db);
    return rows.map(({ value }) => value);
  };
  const { rows } = await sql<{ first_day: string | null; last_day: string | null }>`
    select to_char(min(submitted_at) at time zone 'UTC', 'YYYY-MM-DD') as first_day,
      to_char(max(submitted_at) at time zone 'UTC', 'YYYY-MM-DD') as last_day
    from culture_members m where ${within}`.execute(db);
  return {
    companies: await distinct('company'),
    positions: await distinct('job_position'),
    first_day: rows[0]?.first_day ?? null,
    last_day: rows[0]?.last_day ?? null,
  };
}
