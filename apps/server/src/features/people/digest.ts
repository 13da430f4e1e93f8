import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import { recurringKind } from '../../jobs/jobs.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { digest, type Inviter } from './digest.mails.ts';
import { endDigestsUrl } from './end-digests.routes.ts';

/** Tells who has submitted to whoever invited them. Runs once an hour, so nobody gets more than one mail an hour. */
export const digestJob = recurringKind('survey.digest');

type Parts = Pick<AssessmentParts, 'db' | 'outbox' | 'clock' | 'config' | 'signer'>;

export async function sendDigests({ db, outbox, clock, config, signer }: Parts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const submitted = await takeUntold(tx, clock());
    const groups = Map.groupBy(submitted, (row) => `${row.organisation_id} ${row.invited_by}`);
    for (const rows of groups.values()) {
      const inviter = await findInviter(tx, rows[0]);
      const names = [
        ...new Map(rows.map((row) => [row.person_id, `${row.first_name} ${row.last_name}`])).values(),
      ];
      if (inviter === null) continue;
      const end = endDigestsUrl(signer, config.APP_URL, inviter);
      await outbox.post(tx, digest(inviter, names, `${config.APP_URL}/dashboard/people`, end));
    }
  });
}

const takeUntold = (tx: Transaction<DB>, now: Date) =>
  tx
    .updateTable('responses')
    .set({ inviter_told_at: now })
    .where('submitted_at', 'is not', null)
    .where('inviter_told_at', 'is', null)
    .returning(['organisation_id', 'invited_by', 'person_id', 'first_name', 'last_name'])
    .execute();

/** Nobody is told who has left the organisation, may see no people any more, or wants no such mails. */
async function findInviter(
  tx: Transaction<DB>,
  invitation: { organisation_id: string; invited_by: string | null } | undefined,
): Promise<Inviter | null> {
  if (invitation === undefined || invitation.invited_by === null) return null;
  const found = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['o.id as organisationId', 'o.name as organisation'])
    .select(['u.id as userId', 'u.email', 'u.first_name as firstName'])
    .where('m.organisation_id', '=', invitation.organisation_id)
    .where('m.user_id', '=', invitation.invited_by)
    .where('m.role', '!=', 'viewer')
    .where('m.digests', '=', true)
    .executeTakeFirst();
  return found ?? null;
}
