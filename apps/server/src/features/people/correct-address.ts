import { messages } from '@fourfold/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { issueFreshLink } from '../assessment/issue-link.ts';
import { changeInvitations, findSheet, type Respondent } from '../assessment/respondent.repository.ts';
import { linkExpiry } from '../assessment/survey-link.ts';

/**
 * Sends the invitation to another address. The links that went to the old one die, since whoever reads there may be
 * a stranger; so this is over once somebody has begun.
 */
export async function correctAddress(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  respondent: Respondent,
  email: string,
): Promise<void> {
  await requireNotBegun(tx, respondent);
  await requireFree(tx, respondent, email);
  await tx.updateTable('people').set({ email }).where('id', '=', respondent.person_id).execute();
  const links_from = after(respondent.expires_at, linkExpiry(parts.clock()));
  // The links that went there die, and whoever wanted no more mails read them there, without having opened any.
  await changeInvitations(tx, respondent).set({ links_from, no_reminders_at: null }).execute();
  await issueFreshLink(parts, tx, { ...respondent, email }, 'invitation', links_from);
}

/** The new links must expire after all that went to the old address: that is what tells them apart. */
const after = (old: Date, wanted: Date) => new Date(Math.max(wanted.getTime(), old.getTime() + 1000));

async function requireNotBegun(tx: Transaction<DB>, respondent: Respondent): Promise<void> {
  const over =
    (await findSheet(tx, respondent.id)) !== undefined ||
    [respondent.acknowledged_at, respondent.declined_at, respondent.withdrawn_at].some((at) => at !== null);
  if (over) throw new AppError('conflict', messages.addressFixed);
}

async function requireFree(tx: Transaction<DB>, respondent: Respondent, email: string): Promise<void> {
  const holder = await tx
    .selectFrom('people')
    .select('id')
    .where('organisation_id', '=', respondent.organisation_id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (holder !== undefined) throw invalidField('email', messages.invitedAlready);
}
