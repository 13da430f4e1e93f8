import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import type { Parts } from '../../kernel/parts.ts';
import { findRespondent, type Respondent } from '../assessment/respondent.repository.ts';
import { firstOwner, memberNow, type NowParts } from '../identity/members/member-now.ts';
import { reachedNow } from './reach-now.ts';

/**
 * A mail to a respondent leaves while it is meant for them: to the address that they have now, about an invitation that
 * stands as the mail says. A reminder that a colleague asked for needs that colleague's right as well; an invitation
 * does not, since it stands in the organisation's list, where others count on it and can withdraw it.
 */
export async function surveyMailLeaves(
  parts: NowParts & Pick<Parts, 'clock'>,
  mail: WaitingMail,
): Promise<Leaving> {
  const [id] = mail.about;
  if (id === undefined) return leaves;
  const respondent = await findRespondent(parts.db, id);
  if (
    respondent === undefined ||
    respondent.email !== mail.to ||
    !isMeant(mail.kind, respondent, parts.clock())
  ) {
    return dropped;
  }
  const isAsked = mail.kind === 'survey.reminder' && mail.askedBy !== null;
  if (isAsked && (await reaching(parts, respondent, mail.askedBy)) === null) return dropped;
  return { leaves: true, replyTo: await addressForReplies(parts, respondent) };
}

function isMeant(kind: string, respondent: Respondent, now: Date): boolean {
  const { submitted_at, withdrawn_at, declined_at, no_reminders_at, round_ends_at } = respondent;
  if (kind === 'survey.received' || kind === 'survey.own-page') return submitted_at !== null;
  const isRoundOpen = round_ends_at === null || round_ends_at > now;
  const isOpen = submitted_at === null && withdrawn_at === null && declined_at === null && isRoundOpen;
  // People who want no more mails still get a link that they ask for.
  return isOpen && (kind === 'survey.fresh' || no_reminders_at === null);
}

/** The inviter, as long as they may know of it; then an owner, since people are told that they can answer. */
async function addressForReplies(parts: NowParts, respondent: Respondent): Promise<string | null> {
  const inviter = await reaching(parts, respondent, respondent.invited_by);
  return inviter ?? (await firstOwner(parts.db, respondent.organisation_id));
}

/** The address of a member who reaches the respondent now, or null. */
async function reaching(
  parts: NowParts,
  { id, organisation_id: organisationId }: Respondent,
  userId: string | null,
): Promise<string | null> {
  const member = await memberNow(parts, { organisationId, userId });
  return (await reachedNow(parts, member, [id])).length === 0 ? null : (member?.email ?? null);
}
