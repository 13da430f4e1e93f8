import type { Permission, Role } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { workElsewhere } from '../sessions/sessions.repository.ts';

export interface MemberRow {
  readonly user_id: string;
  readonly role: Role;
  readonly grants: Permission[];
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly second_step: boolean;
  readonly joined_at: Date;
  readonly last_used_at: Date | null;
  readonly departments: { id: string; name: string }[];
}

/**
 * Changes of members wait for each other: of two owners who leave at the same moment, the second one has to see
 * that the first one is gone.
 */
export async function lockOrganisation(tx: Transaction<DB>, organisationId: string): Promise<void> {
  await tx.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
}

const memberRows = (db: Queries, organisationId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.organisation_id', '=', organisationId)
    .select(['m.user_id', 'u.first_name', 'u.last_name', 'u.email', 'm.created_at as joined_at'])
    .select([
      sql<Role>`m.role`.as('role'),
      sql<Permission[]>`m.grants`.as('grants'),
      sql<boolean>`exists (
        select 1 from second_factors f where f.user_id = m.user_id and f.confirmed_at is not null
      )`.as('second_step'),
      sql<Date | null>`(
        select max(s.last_used_at) from sessions s
        where s.organisation_id = m.organisation_id and s.user_id = m.user_id
      )`.as('last_used_at'),
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name) order by lower(d.name))
        from member_departments md
        join departments d on d.organisation_id = md.organisation_id and d.id = md.department_id
        where md.organisation_id = m.organisation_id and md.user_id = m.user_id
      ), '[]')`.as('departments'),
    ]);

export const listMemberRows = (db: Queries, organisationId: string): Promise<MemberRow[]> =>
  memberRows(db, organisationId).orderBy('m.created_at').orderBy('m.user_id').execute();

export const findMember = (
  db: Queries,
  organisationId: string,
  userId: string,
): Promise<MemberRow | undefined> =>
  memberRows(db, organisationId).where('m.user_id', '=', userId).executeTakeFirst();

export async function isMemberByEmail(db: Queries, organisationId: string, email: string): Promise<boolean> {
  const found = await memberRows(db, organisationId).where('u.email', '=', email).executeTakeFirst();
  return found !== undefined;
}

export async function countOwners(db: Queries, organisationId: string): Promise<number> {
  const { owners } = await db
    .selectFrom('memberships')
    .select((expression) => expression.fn.countAll<number>().as('owners'))
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return owners;
}

/** Whom everyone else may ask for what only owners can do. */
export async function listOwnerNames(db: Queries, organisationId: string): Promise<string[]> {
  const rows = await memberRows(db, organisationId)
    .where('m.role', '=', 'owner')
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .execute();
  return rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
}

export interface NewMember {
  readonly organisationId: string;
  readonly userId: string;
  readonly role: Role;
}

/** Adds a member; anyone who belongs to the organisation already keeps the role that they have. */
export async function addMember(tx: Queries, member: NewMember, now: Date): Promise<void> {
  const { organisationId, userId, role } = member;
  await tx
    .insertInto('memberships')
    .values({ organisation_id: organisationId, user_id: userId, role, created_at: now, chosen_at: now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'user_id']).doNothing())
    .execute();
}

export async function listMemberIds(db: Queries, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function updateMember(
  tx: Queries,
  organisationId: string,
  userId: string,
  values: { role?: Role; grants?: Permission[]; chosen_at?: Date },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set(values)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Which mails a member wants; what is absent stays. */
export async function changeMails(
  db: Queries,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
  wanted: { readonly digests?: boolean | undefined; readonly weekly?: boolean | undefined },
): Promise<void> {
  const values = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable('memberships')
    .set(values)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Their sessions there go on in another of their organisations. */
export async function removeMember(tx: Queries, organisationId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
  await workElsewhere(tx, [userId]);
}

export async function endMemberSessions(tx: Queries, organisationId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Sets the departments that a member works for: those of the given ones that belong to the organisation. */
export async function setMemberDepartments(
  tx: Queries,
  organisationId: string,
  userId: string,
  departmentIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('member_departments')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
  if (departmentIds.length === 0) return;
  await tx
    .insertInto('member_departments')
    .columns(['organisation_id', 'user_id', 'department_id'])
    .expression(
      tx
        .selectFrom('departments')
        .select((e) => ['organisation_id', e.cast<string>(e.val(userId), 'uuid').as('user_id'), 'id'])
        .where('organisation_id', '=', organisationId)
        .where('id', 'in', [...departmentIds]),
    )
    .execute();
}
