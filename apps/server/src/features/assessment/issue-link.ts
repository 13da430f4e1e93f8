import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { loadAskedQuestionnaire } from './asked-questionnaire.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { findHold, type NotedMail } from './held-mails.ts';
import { type LinkReason, linkMail, type ReminderWords } from './invitation.mails.ts';
import {
  findAnsweredBefore,
  findInviting,
  type Inviting,
  type Respondent,
  updateResponse,
} from './respondent.repository.ts';
import { linkExpiry, surveyUrl } from './survey-link.ts';

type Parts = Pick<AssessmentParts, 'config' | 'signer' | 'outbox' | 'clock'>;

interface IssuedLink {
  readonly reason: LinkReason;
  readonly expires: Date;
  readonly inviting?: Inviting;
  readonly askedBy?: string | null;
  readonly words?: ReminderWords | undefined;
}

/** Mails a link that works until `expires`, unless another invitation holds it. Give `inviting` where many are sent. */
export async function postLink(
  { config, signer, outbox }: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  { reason, expires, inviting, askedBy = null, words }: IssuedLink,
): Promise<NotedMail> {
  const held = await findHold(tx, respondent, reason);
  if (held !== null) return held;
  const url = surveyUrl(config.APP_URL, signer, respondent.id, expires);
  const from = inviting ?? (await findInviting(tx, respondent));
  const { minutes } = (await loadAskedQuestionnaire()).of(respondent);
  const answeredBefore = reason === 'invitation' ? await findAnsweredBefore(tx, respondent) : null;
  const mail = linkMail(reason, {
    respondent,
    inviting: from,
    url,
    expires,
    minutes,
    askedBy,
    words,
    answeredBefore,
  });
  return { mail_id: await outbox.post(tx, mail), mail_held: false };
}

/** Mails a link for another two weeks. Older ones keep working for as long as they say. */
export async function issueFreshLink(
  parts: Parts,
  tx: Transaction<DB>,
  respondent: Respondent,
  reason: LinkReason,
): Promise<void> {
  const expires = freshExpiry(parts.clock(), respondent);
  const mail = await postLink(parts, tx, respondent, { reason, expires });
  await updateResponse(tx, respondent.id, {
    ...mail,
    mail_due: null,
    sent_at: parts.clock(),
    expires_at: expires,
    automatic_reminders: 0,
  });
}

/** Of what decides how long a link works. */
type Lasting = Pick<Respondent, 'links_from' | 'round_ends_at'>;

/** In two weeks, within the round. */
export const freshExpiry = (now: Date, link: Lasting): Date => withinRound(linkExpiry(now), link);

/**
 * No link outlives its round. None ends before the first link to the address of now, since by that it is told from
 * those to a former one.
 */
export function withinRound(wanted: Date, { links_from, round_ends_at }: Lasting): Date {
  const expires = round_ends_at !== null && round_ends_at < wanted ? round_ends_at : wanted;
  return links_from !== null && links_from > expires ? links_from : expires;
}
