import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { makeSubmission } from '../../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadAskedQuestionnaire } from '../../assessment/asked-questionnaire.ts';
import { judgeAgain } from './judge-again.ts';
import { findDrift } from './rebuild.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t);
});

describe('answers that were judged by other rules', () => {
  it('are judged again, and count in groups or are left out accordingly', async () => {
    const tapper = await makeSubmission(t, owner);
    const stored = async () => {
      const { rows } = await sql<{ verdict: string; reasons: unknown[]; left_out: boolean }>`
        select s.verdict, s.reasons, m.left_out from response_scores s
        join culture_members m on m.response_id = s.response_id where s.response_id = ${tapper.id}`.execute(
        t.db,
      );
      return rows[0];
    };
    const judged = await stored();
    expect(judged).toMatchObject({ verdict: 'unreliable', left_out: true });

    await sql`update response_scores set verdict = 'consistent', reasons = '[]' where response_id = ${tapper.id}`.execute(
      t.db,
    );
    const member = await t.db
      .deleteFrom('culture_members')
      .where('response_id', '=', tapper.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await t.db
      .insertInto('culture_members')
      .values({ ...member, left_out: false })
      .execute();

    const questionnaire = await loadAskedQuestionnaire();
    expect(await judgeAgain(t.db, questionnaire)).toEqual({ judged: 1, changed: 1, moved: 1 });
    expect(await stored()).toEqual(judged);
    expect(await findDrift(t.db)).toEqual([]);
    expect(await judgeAgain(t.db, questionnaire)).toEqual({ judged: 1, changed: 0, moved: 0 });
  });
});
