import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { findHold, type NotedMail } from './held-mails.ts';
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

/** Mails a link that works until `expires`, unless another invitation holds it. Give `inviting` where many are sent. */
export async function postLink(
  { config, signer, outbox }: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  { reason, expires, inviting, askedBy = null }: IssuedLink,
): Promise<NotedMail> {
  const held = await findHold(tx, respondent, reason);
  if (held !== null) return held;
  const url = surveyUrl(config.APP_URL, signer, respondent.id, expires);
  const from = inviting ?? (await findInviting(tx, respondent));
  const mail = linkMail(reason, { respondent, inviting: from, url, expires, askedBy });
  return { mail_id: await outbox.post(tx, mail), mail_held: false };
}

/** Mails a link for another two weeks. Older ones keep working for as long as they say. */
export async function issueFreshLink(
  parts: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  reason: LinkReason,
): Promise<void> {
  const expires = freshExpiry(parts.clock(), respondent.links_from);
  const mail = await postLink(parts, tx, respondent, { reason, expires });
  await updateResponse(tx, respondent.id, {
    ...mail,
    mail_due: null,
    sent_at: parts.clock(),
    expires_at: expires,
    automatic_reminders: 0,
  });
}

/** In two weeks, and not before the first link to the address of now: by that it is told from those to a former one. */
export function freshExpiry(now: Date, linksFrom: Date | null): Date {
  const expires = linkExpiry(now);
  return linksFrom !== null && linksFrom > expires ? linksFrom : expires;
}
