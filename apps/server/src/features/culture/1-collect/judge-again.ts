import { DESIGN_VERSIONS, judgeAnswers, scoreResponse } from '@fourfold/measurement';
import type { Database } from '../../../kernel/database/database.ts';
import { readSheet } from '../../assessment/answer-sheet.ts';
import type { AskedQuestionnaire } from '../../assessment/asked-questionnaire.ts';
import { fold, lockRound } from './fold.ts';

export interface JudgedAgain {
  readonly judged: number;
  /** Whose verdict is another one now. */
  readonly changed: number;
  /** Who count in groups now and did not before, or the other way round. */
  readonly moved: number;
}

const batch = 100;

/**
 * Judges all submitted answers, each as the questionnaire that it answers, by the rules of this version, from the answers and seconds
 * as they are stored: after a release that judges otherwise. A response at a time, so that nothing waits long.
 */
export async function judgeAgain(db: Database, asked: AskedQuestionnaire): Promise<JudgedAgain> {
  let [judged, changed, moved] = [0, 0, 0];
  for (let after: string | null = null; ; ) {
    const rows = await readBatch(db, after);
    for (const row of rows) {
      const own = asked.of(row);
      const { verdict, reasons } = judgeAnswers(
        own,
        scoreResponse(own, row.id, readSheet(own, row)),
        own.form,
      );
      judged += 1;
      await db
        .updateTable('response_scores')
        .set({ verdict, reasons: JSON.stringify(reasons) })
        .where('response_id', '=', row.id)
        .execute();
      if (verdict !== row.verdict) changed += 1;
      if (await setLeftOut(db, row, verdict === 'unreliable')) moved += 1;
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return { judged, changed, moved };
  }
}

const readBatch = (db: Database, after: string | null) =>
  db
    .selectFrom('responses as r')
    .innerJoin('response_answers as a', 'a.response_id', 'r.id')
    .innerJoin('response_scores as s', 's.response_id', 'r.id')
    .select(['r.id', 'r.round_id', 'r.form', 'r.question_set'])
    .select(['a.choices', 'a.seconds', 'a.design_version', 's.verdict'])
    .where('r.submitted_at', 'is not', null)
    .where('a.design_version', 'in', DESIGN_VERSIONS)
    .$if(after !== null, (query) => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(batch)
    .execute();

/** Goes and comes again, so that statistics, batches and what the gate remembers follow as they do for anyone. */
async function setLeftOut(
  db: Database,
  { id, round_id: round }: { readonly id: string; readonly round_id: string },
  leftOut: boolean,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await lockRound(tx, round);
    const member = await tx
      .deleteFrom('culture_members')
      .where('response_id', '=', id)
      .where('left_out', '<>', leftOut)
      .returning(['response_id', 'organisation_id', 'round_id', 'department_id'])
      .returning(['design_version', 'choices', 'submitted_at'])
      .executeTakeFirst();
    if (member === undefined) return false;
    await tx
      .insertInto('culture_members')
      .values({ ...member, left_out: leftOut })
      .execute();
    await fold(tx, round);
    return true;
  });
}
