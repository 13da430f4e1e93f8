import { leastPeople } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { jobKind } from '../../../kernel/jobs/job-kind.ts';
import type { Parts } from '../../../kernel/parts.ts';
import type { ResponseWatcher, WatcherParts } from '../../assessment/response-watcher.ts';
import { releaseRound } from './release-round.ts';

/** Releases what can be released of a round, after something in it has changed. */
export const releaseJob = jobKind<{ roundId: string }>('culture.release');

/** Whatever may fill a batch asks for a release. Candidates count in no group. */
export const releaseWatcher: ResponseWatcher = {
  submitted: (tx, { respondent }, parts) => askForRelease(tx, respondent, parts),
  corrected: (tx, { after }, parts) => askForRelease(tx, after, parts),
};

async function askForRelease(
  tx: Transaction<DB>,
  { kind, round_id: roundId }: { readonly kind: string; readonly round_id: string | null },
  { jobs }: WatcherParts,
): Promise<void> {
  if (kind === 'employee' && roundId !== null) await jobs.enqueue(tx, releaseJob, { roundId });
}

/** For what no answer tells: invitations that run out, are declined or withdrawn, and departments that go. */
export async function releaseAll(parts: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const waiting = await parts.db
    .selectFrom('culture_members')
    .select('round_id')
    .where('batch_id', 'is', null)
    .where('left_out', '=', false)
    .where('seen', '=', false)
    .groupBy('round_id')
    .having((members) => members.fn.countAll(), '>=', leastPeople)
    .execute();
  for (const { round_id } of waiting) await releaseRound(parts, round_id);
}
