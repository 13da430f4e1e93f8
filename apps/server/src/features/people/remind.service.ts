import type { BodyOf, remindResponses } from '@fourfold/contract/calls';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import type { PeopleScope } from './people-scope.ts';
import { postLinksJob } from './post-links.ts';
import { markAutomatically, markReminded } from './remind.repository.ts';

/** Reminds who has not finished, 4 and 10 days after the last link. Runs every hour. */
export const remindJob = recurringKind('survey.remind');

type Parts = Pick<AssessmentParts, 'db' | 'jobs' | 'clock'>;

export async function remind(
  { db, jobs, clock }: Parts,
  scope: PeopleScope,
  askedBy: string,
  filter: BodyOf<typeof remindResponses>,
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const reminded = await markReminded(tx, { scope, askedBy }, filter, clock());
    if (reminded > 0) await jobs.enqueue(tx, postLinksJob, { organisationId: scope.organisationId });
    return reminded;
  });
}

export async function remindAutomatically({ db, jobs, clock }: Parts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const organisationId of await markAutomatically(tx, clock())) {
      await jobs.enqueue(tx, postLinksJob, { organisationId });
    }
  });
}
