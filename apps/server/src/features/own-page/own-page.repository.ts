import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { DB, ResponseScores, ScoreDisputes } from '../../database/schema.generated.ts';
import type { Respondent } from '../assessment/respondent.repository.ts';

export const findScores = (
  db: Queries,
  responseId: string,
): Promise<Selectable<ResponseScores> | undefined> =>
  db.selectFrom('response_scores').selectAll().where('response_id', '=', responseId).executeTakeFirst();

export const listDisputes = (db: Queries, responseId: string): Promise<Selectable<ScoreDisputes>[]> =>
  db
    .selectFrom('score_disputes')
    .selectAll()
    .where('response_id', '=', responseId)
    .orderBy('disputed_at')
    .orderBy('measure_key')
    .execute();

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
