import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { type MemberNow, memberNow, type NowParts } from '../identity/members/member-now.ts';
import { type Answered, digest } from './digest.mails.ts';
import { endDigestsUrl } from './end-digests.routes.ts';
import { reachedNow } from './reach-now.ts';

/** Tells inviters which of the people whom they invited have submitted. Runs once an hour, so nobody gets more than one mail an hour. */
export const digestJob = recurringKind('survey.digest');

type Parts = Pick<AssessmentParts, 'db' | 'outbox' | 'clock' | 'signer'> & {
  readonly config: AssessmentParts['config'] & NowParts['config'];
};

export async function sendDigests({ db, outbox, clock, config, signer }: Parts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const submitted = await takeUntold(tx, clock());
    const groups = Map.groupBy(submitted, (row) => `${row.organisation_id} ${row.invited_by}`);
    for (const rows of groups.values()) {
      const { inviter, answered } = await whatToTell({ db: tx, config }, rows);
      if (inviter === null || answered.names.length === 0) continue;
      const end = endDigestsUrl(signer, config.APP_URL, inviter);
      await outbox.post(tx, digest(inviter, answered, `${config.APP_URL}/dashboard/people`, end));
    }
  });
}

const takeUntold = (tx: Transaction<DB>, now: Date) =>
  tx
    .updateTable('responses')
    .set({ inviter_told_at: now })
    .where('submitted_at', 'is not', null)
    .where('inviter_told_at', 'is', null)
    .returning(['id', 'organisation_id', 'invited_by', 'person_id', 'first_name', 'last_name'])
    .execute();

type Untold = Awaited<ReturnType<typeof takeUntold>>[number];

/**
 * Who may be named to the inviter, by the rights of this moment: nobody to those who have left or want no such mails,
 * and none but the people whom they would find in their list.
 */
async function whatToTell(
  now: NowParts,
  rows: readonly Untold[],
): Promise<{ readonly inviter: MemberNow | null; readonly answered: Answered }> {
  const { organisation_id: organisationId, invited_by: userId } = rows[0] ?? nobody;
  const member = await memberNow(now, { organisationId, userId });
  const inviter = member?.digests === true ? member : null;
  const reached = new Set(
    await reachedNow(
      now,
      inviter,
      rows.map(({ id }) => id),
    ),
  );
  const told = rows.filter(({ id }) => reached.has(id));
  const names = new Map(told.map((row) => [row.person_id, `${row.first_name} ${row.last_name}`]));
  return { inviter, answered: { names: [...names.values()], responseIds: told.map(({ id }) => id) } };
}

const nobody = { organisation_id: null, invited_by: null };
