import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import type { NowParts } from '../identity/members/member-now.ts';
import { requeueLinks } from './post-links.ts';
import { remindAsPlanned } from './remind.service.ts';

/** Sends what waits for an hour that has come: invitations and reminders. Every five minutes. */
export const launchJob = recurringKind('survey.launch');

export async function launchPlanned(
  parts: Pick<AssessmentParts, 'db' | 'jobs' | 'clock'> & Pick<NowParts, 'config'>,
): Promise<void> {
  await remindAsPlanned(parts);
  // A launch needs no more than the job that a lost one would get.
  await requeueLinks(parts);
}
