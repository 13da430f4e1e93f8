import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { type LinkReason, linkMail } from './invitation.mails.ts';
import { findInviting, type Inviting, type Respondent, updateResponse } from './respondent.repository.ts';
import { linkExpiry, surveyUrl } from './survey-link.ts';

type Parts = Pick<AssessmentParts, 'config' | 'signer' | 'outbox' | 'clock'>;

interface IssuedLink {
  readonly reason: LinkReason;
  readonly expires: Date;
  readonly inviting?: Inviting;
  readonly askedBy?: string | null;
}

/** Mails a link that works until `expires`; answers the mail's id. Give `inviting` where many are sent. */
export async function postLink(
  { config, signer, outbox }: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  { reason, expires, inviting, askedBy = null }: IssuedLink,
): Promise<string> {
  const url = surveyUrl(config.APP_URL, signer, respondent.id, expires);
  const from = inviting ?? (await findInviting(tx, respondent));
  return await outbox.post(tx, linkMail(reason, { respondent, inviting: from, url, expires, askedBy }));
}

/** Mails a link, by default for another two weeks. Older ones keep working for as long as they say. */
export async function issueFreshLink(
  parts: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  reason: LinkReason,
  expires = linkExpiry(parts.clock()),
): Promise<void> {
  const mailId = await postLink(parts, tx, respondent, { reason, expires });
  await updateResponse(tx, respondent.id, {
    mail_id: mailId,
    mail_due: null,
    sent_at: parts.clock(),
    expires_at: expires,
    automatic_reminders: 0,
  });
}
