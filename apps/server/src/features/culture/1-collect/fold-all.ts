import type { Database } from '../../../kernel/database/database.ts';
import { recurringKind } from '../../../kernel/jobs/job-kind.ts';
import { fold } from './fold.ts';

/** Brings what waits into the statistics, so that readers have little to add up. Runs every five minutes. */
export const foldCultureJob = recurringKind('fold-culture');

export async function foldAll(db: Database): Promise<void> {
  const waiting = await db.selectFrom('culture_changes').select('round_id').distinct().execute();
  for (const { round_id } of waiting) await db.transaction().execute((tx) => fold(tx, round_id));
}
