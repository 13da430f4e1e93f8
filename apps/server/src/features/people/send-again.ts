import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { freshExpiry } from '../assessment/issue-link.ts';
import { type Respondent, updateResponse } from '../assessment/respondent.repository.ts';
import { postLinksJob } from './post-links.ts';

/**
 * Has the invitation's mail written anew, with a link for another two weeks. By the job that writes all of them, so that
 * the inviter sees the same whether it is sent or held back.
 */
export async function sendAgain(
  { jobs, clock }: Pick<AssessmentParts, 'jobs' | 'clock'>,
  tx: Transaction<DB>,
  {
    id,
    organisation_id,
    ...link
  }: Pick<Respondent, 'id' | 'organisation_id' | 'links_from' | 'round_ends_at'>,
): Promise<void> {
  await updateResponse(tx, id, {
    mail_id: null,
    mail_due: 'invitation',
    sent_at: clock(),
    expires_at: freshExpiry(clock(), link),
    automatic_reminders: 0,
  });
  await jobs.enqueue(tx, postLinksJob, { organisationId: organisation_id });
}
