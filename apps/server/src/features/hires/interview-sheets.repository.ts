import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';

export interface StoredRating {
  readonly question_id: number;
  readonly score: number | null;
  readonly notes: string;
}

interface OfResponse {
  readonly organisationId: string;
  readonly responseId: string;
}

/** The sheets of a candidate, the first that was made first, each with what was written and whether it was opened. */
export const listSheets = (db: Queries, { organisationId, responseId }: OfResponse) =>
  db
    .selectFrom('interview_sheets as s')
    .innerJoin('link_copies as c', (join) =>
      join.onRef('c.organisation_id', '=', 's.organisation_id').onRef('c.id', '=', 's.id'),
    )
    .where('s.organisation_id', '=', organisationId)
    .where('s.response_id', '=', responseId)
    .select([
      's.id',
      's.interviewer',
      's.questions',
      's.handed_in_at',
      's.saved_at',
      'c.expires_at',
      'c.user_id',
    ])
    .select([
      sql<boolean>`exists (select 1 from link_uses u
        where u.organisation_id = s.organisation_id and u.copy_id = s.id)`.as('opened'),
      sql<StoredRating[]>`coalesce((
        select json_agg(json_build_object('question_id', r.question_id, 'score', r.score, 'notes', r.notes))
        from interview_ratings r where r.organisation_id = s.organisation_id and r.sheet_id = s.id), '[]')`.as(
        'ratings',
      ),
    ])
    .orderBy('c.copied_at')
    .orderBy('s.interviewer')
    .execute();

export type StoredSheet = Awaited<ReturnType<typeof listSheets>>[number];

export const insertSheet = (
  tx: Transaction<DB>,
  sheet: OfResponse & { readonly id: string; readonly interviewer: string; readonly questions: number[] },
) =>
  tx
    .insertInto('interview_sheets')
    .values({
      id: sheet.id,
      organisation_id: sheet.organisationId,
      response_id: sheet.responseId,
      interviewer: sheet.interviewer,
      questions: sheet.questions,
    })
    .execute();

/** False where it was handed in, or is not one of this candidate’s. */
export async function deleteSheet(
  tx: Transaction<DB>,
  { id, organisationId, responseId }: OfResponse & { readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('interview_sheets')
    .where('organisation_id', '=', organisationId)
    .where('response_id', '=', responseId)
    .where('id', '=', id)
    .where('handed_in_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of a rating, what is to be stored: the rest stays as it is. */
type HeardNow = Pick<StoredRating, 'question_id'> & {
  readonly score?: number | null | undefined;
  readonly notes?: string | undefined;
};

/** What was handed in stays so. */
export async function updateSheet(
  tx: Transaction<DB>,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  ratings: readonly HeardNow[],
  { now, handIn }: { readonly now: Date; readonly handIn: boolean },
): Promise<Date | null> {
  for (const { question_id, ...heard } of ratings) {
    await tx
      .insertInto('interview_ratings')
      .values({ organisation_id: organisationId, sheet_id: id, question_id, notes: '', ...heard })
      .onConflict((conflict) =>
        // Written down although it may be the same, because an update of nothing is none.
        conflict.columns(['sheet_id', 'question_id']).doUpdateSet({ question_id, ...heard }),
      )
      .execute();
  }
  const { handed_in_at } = await tx
    .updateTable('interview_sheets')
    .set((expression) => ({
      saved_at: now,
      handed_in_at: handIn
        ? expression.fn.coalesce('handed_in_at', sql<Date>`${now}`)
        : expression.ref('handed_in_at'),
    }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('handed_in_at')
    .executeTakeFirstOrThrow();
  return handed_in_at;
}
