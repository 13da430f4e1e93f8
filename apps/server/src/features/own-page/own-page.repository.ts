import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Respondent } from '../assessment/respondent.repository.ts';

export async function dropDispute(
  tx: Transaction<DB>,
  { id }: Respondent,
  measureKey: string,
): Promise<void> {
  await tx
    .deleteFrom('score_disputes')
    .where('response_id', '=', id)
    .where('measure_key', '=', measureKey)
    .execute();
}

export async function saveDispute(
  tx: Transaction<DB>,
  respondent: Respondent,
  { measureKey, note }: { readonly measureKey: string; readonly note: string | null },
  now: Date,
): Promise<void> {
  const said = { note, disputed_at: now };
  await tx
    .insertInto('score_disputes')
    .values({
      response_id: respondent.id,
      organisation_id: respondent.organisation_id,
      measure_key: measureKey,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['response_id', 'measure_key']).doUpdateSet(said))
    .execute();
}
