import { leastPeople } from '@fourfold/contract/words';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { TakenAway } from '../1-collect/take-away.ts';
import type { Viewer } from '../viewer.ts';

/**
 * The members of released batches that are no part of what this viewer is shown.
 *
 * A viewer who knows some people of a batch could subtract them. So it is shown only where at least five who were new
 * in it are people whom this viewer could never see one by one, in whatever role and department, or where the viewer
 * knows all of them anyway. And nothing is shown of which it is not noted yet that it is.
 */
export async function listHidden(
  db: Queries,
  viewer: Viewer,
  roundId: string,
  designVersion: string,
): Promise<TakenAway[]> {
  const told = await tellingTo(db, viewer, roundId);
  const { rows } = await sql<TakenAway>`
    select m.choices, not m.batch_mixed as in_department, m.batch_department as department_id
    from culture_members m
    where m.round_id = ${roundId} and m.design_version = ${designVersion} and m.batch_id in (
      select batch_id from culture_batch_members where round_id = ${roundId} and release > ${viewer.shownUpTo}
      union all ${told})`.execute(db);
  return rows;
}

/** What leaves the house may be read by anyone, so no batch is in it that would tell one of the members something. */
async function tellingTo(db: Queries, viewer: Viewer, roundId: string) {
  const { organisationId, userId, anyone } = viewer;
  if (!anyone)
    return (await knowsAnybody(db, viewer)) ? telling(organisationId, sql`${userId}::uuid`, roundId) : none;
  return sql`
    select t.batch_id from (
      select user_id from culture_known where organisation_id = ${organisationId}
      union select user_id from member_departments where organisation_id = ${organisationId}
    ) u
    cross join lateral (${telling(organisationId, sql`u.user_id`, roundId)}) t
    where not exists (
      select 1 from memberships m join roles r on r.role = m.role
      where m.organisation_id = ${organisationId} and m.user_id = u.user_id and r.sees = 'everyone')`;
}

const none = sql`select null::uuid where false`;

/** Asked of the database and not of the rights that came with the call: they may have changed meanwhile. */
async function knowsAnybody(db: Queries, { organisationId, userId }: Viewer): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`
    select exists (select 1 from culture_known where organisation_id = ${organisationId} and user_id = ${userId})
      or exists (select 1 from member_departments
        where organisation_id = ${organisationId} and user_id = ${userId}) as knows`.execute(db);
  return rows[0]?.knows ?? true;
}

/**
 * Batches of which one to four strangers could be told, also those that were taken back: of these nothing is shown
 * anyway. What may be known is taken for known, but where all would have to be.
 */
const telling = (organisationId: string, member: RawBuilder<unknown>, roundId: string) => sql`
  select b.batch_id
  from culture_batch_members b
  left join culture_known k on k.user_id = ${member} and k.response_id = b.response_id
  left join culture_in_sight(${organisationId}, ${member}) s (id) on s.id = b.response_id
  where b.round_id = ${roundId}
  group by b.batch_id
  having not bool_and(coalesce(k.certain, false) or s.id is not null)
    and count(*) filter (where b.fresh and k.certain is null and s.id is null) < ${leastPeople}`;

/** Of a manager's own departments: those who stay closed to this manager, and so are no part of live figures either. */
export async function listClosed(
  db: Queries,
  { organisationId, userId }: Viewer,
  roundId: string,
  designVersion: string,
): Promise<TakenAway[]> {
  const { rows } = await sql<TakenAway>`
    select m.choices, true as in_department, m.department_id
    from culture_closed c join culture_members m on m.response_id = c.response_id
    where c.organisation_id = ${organisationId} and c.user_id = ${userId} and m.round_id = ${roundId}
      and m.design_version = ${designVersion} and not m.left_out`.execute(db);
  return rows;
}
