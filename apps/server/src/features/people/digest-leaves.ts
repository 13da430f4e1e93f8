import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import { memberNow, type NowParts } from '../identity/members/member-now.ts';
import { reachedNow } from './reach-now.ts';

/**
 * A digest names people, so it leaves as long as its reader may know of every one of them and wants to. Else what the
 * reader may still know is told by the next one.
 */
export async function digestLeaves(parts: NowParts, mail: WaitingMail): Promise<Leaving> {
  const { organisationId, userId, about, to } = mail;
  const member = await memberNow(parts, { organisationId, userId });
  const told = member?.digests === true ? await reachedNow(parts, member, about) : [];
  if (about.length > 0 && told.length === about.length && member?.email === to) return leaves;
  if (told.length > 0) {
    await parts.db
      .updateTable('responses')
      .set({ inviter_told_at: null })
      .where('organisation_id', '=', organisationId)
      .where('id', 'in', told)
      .execute();
  }
  return dropped;
}
