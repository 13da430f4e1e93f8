import { messages } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { issueFreshLink } from './issue-link.ts';
import { type FollowedLink, followLink, noteUse } from './link-copies.ts';
import { requireOpen, requireRoundOpen } from './require-open.ts';
import {
  changeInvitations,
  dropSheet,
  findInviting,
  lockRespondent,
  type Respondent,
  updateResponse,
} from './respondent.repository.ts';
import { type GivenLink, type ProvenLink, proveLink, requireLiveLink } from './survey-link.ts';
import { visibilityOf } from './visibility.ts';

/** Notes when and in which version the respondent read who will see the answers, and keeps that text with them. */
export async function acknowledgeVisibility(
  parts: AssessmentParts,
  given: GivenLink,
  version: string,
): Promise<Date> {
  return await change(parts, requireLiveLink(parts, given), async (tx, respondent, { copy }) => {
    if (respondent.acknowledged_at !== null) return respondent.acknowledged_at;
    const visibility = visibilityOf(respondent.kind, (await findInviting(tx, respondent)).name);
    if (visibility.version !== version) throw new AppError('conflict', messages.contractChanged());
    const now = parts.clock();
    await updateResponse(tx, respondent.id, {
      acknowledged_at: now,
      visibility: JSON.stringify(visibility),
    });
    await noteUse(tx, copy, 'acknowledged', now);
    return now;
  });
}

export async function declineToTakePart(parts: AssessmentParts, given: GivenLink): Promise<void> {
  await change(parts, requireLiveLink(parts, given), async (tx, respondent, { copy }) => {
    refuseSubmitted(respondent);
    await dropSheet(tx, respondent.id);
    await updateResponse(tx, respondent.id, { declined_at: parts.clock(), mail_due: null });
    await noteUse(tx, copy, 'declined', parts.clock());
  });
}

/**
 * Works with a dead link and a withdrawn invitation too: nobody should have to ask for a mail in order to get no mails.
 * It holds for whatever the person was invited to again meanwhile; through a copied link, which may be a colleague's
 * doing, for that invitation alone.
 */
export async function endReminders(parts: AssessmentParts, given: GivenLink): Promise<void> {
  const link = await followLink(parts.db, proveLink(parts, given));
  await parts.db.transaction().execute(async (tx) => {
    const found = await lockRespondent(tx, link.responseId);
    const respondent = requireOpen(found && { ...found, withdrawn_at: null, declined_at: null }, link);
    await changeInvitations(tx, respondent)
      .set({ no_reminders_at: parts.clock(), mail_due: sql`nullif(mail_due, 'reminder')` })
      .where('no_reminders_at', 'is', null)
      .$if(link.copy !== null, (query) => query.where('id', '=', respondent.id))
      .execute();
    await noteUse(tx, link.copy, 'unsubscribed', parts.clock());
  });
}

/** To the owner's address only, so that a link which was passed on is worth nothing more to anyone who holds it. */
export async function mailFreshLink(parts: AssessmentParts, given: GivenLink): Promise<void> {
  const link = proveLink(parts, given);
  await parts.limiter.use(`fresh-link:${link.responseId}`, { max: 3, seconds: 24 * 3600 });
  await change(parts, link, async (tx, respondent) => {
    refuseSubmitted(respondent);
    requireRoundOpen(respondent, parts.clock());
    await issueFreshLink(parts, tx, respondent, 'fresh');
  });
}

function refuseSubmitted({ submitted_at }: Respondent): void {
  if (submitted_at !== null) throw new AppError('conflict', messages.submittedAlready());
}

const change = <T>(
  { db }: AssessmentParts,
  proven: ProvenLink,
  act: (tx: Transaction<DB>, respondent: Respondent, link: FollowedLink) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const link = await followLink(tx, proven);
    return await act(tx, requireOpen(await lockRespondent(tx, link.responseId), link), link);
  });
