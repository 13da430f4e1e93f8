import { messages } from '@fourfold/contract/words';
import { dropped, type Leaving, type WaitingMail } from '../../../kernel/mail/leaving.ts';
import { type NowParts, permittedNow } from './member-now.ts';

/** An invitation that still stands, from a colleague who may still invite: a former admin's opens no door later. */
export async function colleagueInvitationLeaves(parts: NowParts, mail: WaitingMail): Promise<Leaving> {
  const { organisationId, askedBy, to } = mail;
  const standing = await parts.db
    .selectFrom('colleague_invitations')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', to)
    .executeTakeFirst();
  if (standing === undefined) return dropped;
  const inviter = await permittedNow(parts, { organisationId, userId: askedBy }, 'organisation:manage');
  if (inviter === null) return { leaves: false, problem: messages.inviterLeft() };
  return { leaves: true, replyTo: inviter.member.email };
}
