import { type Permission, type Reach, type Role, reachOf } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Config } from '../../../kernel/config/config.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Membership } from '../../../kernel/http/access.ts';
import { lacksSecondStep, membershipOf } from '../sessions/identify.ts';

export interface NowParts {
  readonly db: Queries;
  readonly config: Pick<Config, 'REPORT_AUTHORS' | 'SECOND_STEP'>;
}

/** A member as they stand at this moment. */
export interface MemberNow extends Membership {
  readonly email: string;
  readonly firstName: string;
  readonly organisation: string;
  /** Whether they want to hear by mail who has answered. */
  readonly digests: boolean;
  /** Whether they want the mail on Mondays. */
  readonly weekly: boolean;
}

interface Key {
  readonly organisationId: string | null;
  readonly userId: string | null;
}

/**
 * What a member may do now, apart from any call: for what is sent later than it was asked for. Null for those who would
 * be let in nowhere: who left, whose address is not proved, and who lack the second step that is asked for.
 */
export async function memberNow(
  { db, config }: NowParts,
  { organisationId, userId }: Key,
): Promise<MemberNow | null> {
  if (organisationId === null || userId === null) return null;
  const {
    rows: [row],
  } = await sql<Row>`
    select u.id, u.email, u.first_name, u.email_verified_at, m.organisation_id, o.name, m.role, m.grants, m.digests, m.weekly,
      array(
        select d.department_id from member_departments d
        where d.organisation_id = m.organisation_id and d.user_id = m.user_id
      ) as departments,
      o.second_step_required,
      exists (
        select 1 from second_factors f where f.user_id = m.user_id and f.confirmed_at is not null
      ) as has_second_step
    from memberships m
    join users u on u.id = m.user_id
    join organisations o on o.id = m.organisation_id
    where m.organisation_id = ${organisationId} and m.user_id = ${userId}`.execute(db);
  if (row === undefined || row.email_verified_at === null || lacksSecondStep(config, row)) return null;
  const membership = membershipOf({ config }, { ...row, user_id: row.id });
  if (membership === null) return null;
  const { email, first_name: firstName, name: organisation, digests, weekly } = row;
  return { ...membership, email, firstName, organisation, digests, weekly };
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly email_verified_at: Date | null;
  readonly organisation_id: string;
  readonly name: string;
  readonly role: Role;
  readonly grants: Permission[];
  readonly digests: boolean;
  readonly weekly: boolean;
  readonly departments: string[];
  readonly second_step_required: boolean;
  readonly has_second_step: boolean;
}

/** A member with how far a permission of theirs reaches now, or null without it. */
export async function permittedNow(
  parts: NowParts,
  key: Key,
  permission: Permission,
): Promise<{ readonly member: MemberNow; readonly reach: Exclude<Reach, 'granted'> } | null> {
  const member = await memberNow(parts, key);
  const reach = member === null ? null : reachOf(member, permission);
  return member === null || reach === null ? null : { member, reach };
}

/** To whom answers go where the one who asked may not get them any more: to the owner who has been here longest. */
export async function firstOwner(db: Queries, organisationId: string): Promise<string | null> {
  const owner = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', '=', 'owner')
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(1)
    .executeTakeFirst();
  return owner?.email ?? null;
}
