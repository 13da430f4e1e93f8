import type { Selectable } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { ResponseScores, ScoreDisputes } from '../../kernel/database/schema.generated.ts';

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
