import { messages, worksByDepartments } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import type { Signer } from '../../../kernel/signing/signer.ts';
import { findInvitationByLink, type InvitationRow, removeInvitation } from './invitations.repository.ts';
import { addMember, lockOrganisation, setMemberDepartments, updateMember } from './members.repository.ts';

const purpose = 'colleague-invitation';

type JoiningParts = Pick<Parts, 'signer' | 'clock'>;

/** The invitation's id and its signature. What it is worth is decided by the row, which ends when it is used. */
export const invitationToken = (signer: Signer, id: string) => `${id}.${signer.sign(purpose, id)}`;

export async function invitationOfLink(
  { signer, clock }: JoiningParts,
  db: Queries,
  token: string,
): Promise<InvitationRow> {
  const [id = '', signature = ''] = token.split('.', 2);
  if (!signer.verify(signature, purpose, id)) throw new AppError('link_invalid', messages.invitationGone());
  const invitation = await findInvitationByLink(db, id);
  if (invitation === undefined || invitation.expires_at <= clock()) {
    throw new AppError('gone', messages.invitationGone());
  }
  return invitation;
}

interface Joiner {
  readonly id: string;
  readonly email: string;
}

/** Makes a member of whom an invitation was sent to. The link came by mail, so the address is proved as well. */
export async function join(
  { clock }: JoiningParts,
  tx: Transaction<DB>,
  user: Joiner,
  invitation: InvitationRow,
): Promise<void> {
  const { organisation_id: organisationId, role } = invitation;
  if (user.email !== invitation.email) throw new AppError('forbidden', messages.invitationOtherAddress());
  await lockOrganisation(tx, organisationId);
  if (!(await removeInvitation(tx, organisationId, invitation.id))) {
    throw new AppError('gone', messages.invitationGone());
  }
  await addMember(tx, { organisationId, userId: user.id, role }, clock());
  await updateMember(tx, organisationId, user.id, { chosen_at: clock() });
  if (worksByDepartments(role))
    await setMemberDepartments(tx, organisationId, user.id, invitation.department_ids);
  await takeMails(tx, user, organisationId);
  await proveAddress(tx, user.id, clock());
  await record(tx, { action: 'member.joined', organisationId, userId: user.id, details: { role } }, clock());
}

/** What went to the invited address is from now on the account's, whatever becomes of the address. */
async function takeMails(tx: Transaction<DB>, user: Joiner, organisationId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ user_id: user.id })
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'colleague.invited')
    .where('recipient', '=', user.email)
    .execute();
}

/** A change of address that waits goes on waiting. */
async function proveAddress(tx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((e) => ({
      email_verified_at: now,
      verification_nonce: e
        .case()
        .when('pending_email', 'is', null)
        .then(null)
        .else(e.ref('verification_nonce'))
        .end(),
    }))
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}
