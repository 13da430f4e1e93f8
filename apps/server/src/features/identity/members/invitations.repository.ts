import type { InvitedRole } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';

export interface InvitationRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly organisation_name: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly department_ids: string[];
  readonly departments: { id: string; name: string }[];
  readonly invited_by: string | null;
  readonly mail_state: string | null;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

const invitations = (db: Queries) =>
  db
    .selectFrom('colleague_invitations as i')
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .leftJoin('mails as mail', 'mail.id', 'i.mail_id')
    .select(['i.id', 'i.organisation_id', 'o.name as organisation_name', 'i.email', 'i.department_ids'])
    .select(['mail.state as mail_state', 'mail.problem', 'i.created_at', 'i.sent_at', 'i.expires_at'])
    .select([
      sql<InvitedRole>`i.role`.as('role'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('invited_by'),
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name) order by lower(d.name))
        from departments d where d.organisation_id = i.organisation_id and d.id = any(i.department_ids)
      ), '[]')`.as('departments'),
    ]);

export const listInvitations = (db: Queries, organisationId: string): Promise<InvitationRow[]> =>
  invitations(db).where('i.organisation_id', '=', organisationId).orderBy('i.sent_at', 'desc').execute();

export const findInvitation = (
  db: Queries,
  organisationId: string,
  id: string,
): Promise<InvitationRow | undefined> =>
  invitations(db).where('i.organisation_id', '=', organisationId).where('i.id', '=', id).executeTakeFirst();

/** The one query without an organisation: anyone who holds the signed link is not in it yet. */
export const findInvitationByLink = (db: Queries, id: string): Promise<InvitationRow | undefined> =>
  invitations(db).where('i.id', '=', id).executeTakeFirst();

export interface NewInvitation {
  readonly id: string;
  readonly organisation_id: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly department_ids: string[];
  readonly invited_by: string;
  readonly created_at: Date;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

/** False when this address is invited already. */
export async function addInvitation(tx: Queries, invitation: NewInvitation): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('colleague_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function markSent(
  tx: Queries,
  invitation: Pick<InvitationRow, 'id' | 'organisation_id'>,
  sent: { mail_id: string; sent_at: Date; expires_at: Date },
): Promise<void> {
  await tx
    .updateTable('colleague_invitations')
    .set(sent)
    .where('organisation_id', '=', invitation.organisation_id)
    .where('id', '=', invitation.id)
    .execute();
}

/** Takes an invitation away: withdrawn, or accepted. False when it is gone already. */
export async function removeInvitation(tx: Queries, organisationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('colleague_invitations')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
