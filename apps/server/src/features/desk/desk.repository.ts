import type { Role } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';

export interface DeskOrganisation {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly last_opened_at: Date;
}

/** Those of a user, with when they last worked in each. */
export const listOfUser = (db: Queries, userId: string): Promise<DeskOrganisation[]> =>
  db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .where('m.user_id', '=', userId)
    .select(['o.id', 'o.name', sql<Role>`m.role`.as('role')])
    .select(
      sql<Date>`greatest(m.chosen_at, m.last_opened_at, (
        select max(s.last_used_at) from sessions s
        where s.organisation_id = m.organisation_id and s.user_id = m.user_id))`.as('last_opened_at'),
    )
    .execute();

/** What could be taken along into a new organisation. */
export async function readTemplate(db: Queries, organisationId: string) {
  const { rows } = await sql<{ words: boolean; departments: number; logo: boolean; plans: number }>`
    select coalesce(employee_invitation_text, candidate_invitation_text, reminder_subject, reminder_words,
        information_words) is not null
        or exists (select 1 from report_templates t where t.organisation_id = o.id) as words,
      (select count(*) from departments d where d.organisation_id = o.id) as departments,
      exists (select 1 from organisation_logos l where l.organisation_id = o.id) as logo,
      (select count(*) from plans p where p.organisation_id = o.id and p.state <> 'dropped') as plans
    from organisations o where o.id = ${organisationId}`.execute(db);
  return rows[0] ?? null;
}

/** When figures of the organisation were released last. */
export async function lastRelease(db: Queries, organisationId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('culture_releases as c')
    .innerJoin('rounds as o', 'o.id', 'c.round_id')
    .select('c.released_at')
    .where('c.organisation_id', '=', organisationId)
    .where('o.number', '>', 0)
    .orderBy('c.released_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.released_at ?? null;
}
