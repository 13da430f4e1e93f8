import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let later: { readonly id: string };

beforeAll(async () => {
  // Far from UTC, as the database of an operator may be.
  t = await createTestApp({}, undefined, {}, 'Pacific/Auckland');
  owner = await makeOwner(t);
  await makeSubmission(t, owner);
  t.pass(24 * 3600);
  later = await makeSubmission(t, owner);
  await t.db
    .updateTable('responses')
    .set({ company: 'ΠΩΛΗΣΕΙΣ', job_position: 'İşletme' })
    .where('id', '=', later.id)
    .execute();
});

/** With those who cannot be trusted: anyone who always takes the first option is one. */
async function foundBy(filter: string) {
  const figures = await owner.call('GET', `/survey/culture?include=left_out&${filter}`);
  const list = await owner.call(
    'GET',
    `/survey/culture/heatmap/people?department=none&include=left_out&${filter}`,
  );
  expect([figures.status, list.status]).toEqual([200, 200]);
  const ids = list.body.people.map(({ id }: { id: string }) => id);
  return { counted: figures.body.people, listed: list.body.total, ids };
}

describe('a filter of the culture page', () => {
  it('finds the same people in the figures and in the list of who they are, whatever the database calls the time', async () => {
    expect(await foundBy('from=2026-03-03')).toEqual({ counted: 1, listed: 1, ids: [later.id] });
    expect(await foundBy('to=2026-03-02')).toMatchObject({ counted: 1, listed: 1 });
    expect(await foundBy('from=2026-03-02&to=2026-03-03')).toMatchObject({ counted: 2, listed: 2 });
  });

  it('finds a company and a position whose letters have small forms of their own', async () => {
    const one = { counted: 1, listed: 1, ids: [later.id] };
    expect(await foundBy(`company=${encodeURIComponent('ΠΩΛΗΣΕΙΣ')}`)).toEqual(one);
    expect(await foundBy(`position=${encodeURIComponent('İşletme')}`)).toEqual(one);
  });

  it('finds nobody whose answers are in the order of another questionnaire', async () => {
    await t.db
      .updateTable('culture_members')
      .set({ design_version: 'another' })
      .where('response_id', '=', later.id)
      .execute();
    expect(await foundBy('from=2026-03-02')).toMatchObject({ counted: 1, listed: 1 });
  });
});

describe('the list of those who are left out', () => {
  it('says how many there are, also where it does not name them all', async () => {
    const here = `select gen_random_uuid() as copy, r.* from responses r, generate_series(1, 230) where r.id = '${later.id}'`;
    const { rows } = await sql<{ id: string }>`
      with made as (${sql.raw(here)}), people as (
        insert into people (id, organisation_id, created_at) select copy, organisation_id, invited_at from made)
      insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
        company, department, invited, invited_at, sent_at, expires_at, submitted_at, visibility)
      select copy, organisation_id, copy, round_id, kind, first_name, last_name, job_position, company, department,
        invited, invited_at, sent_at, expires_at, submitted_at, visibility from made returning id`.execute(
      t.db,
    );
    const ids = rows.map(({ id }) => id);
    await sql`insert into response_scores select c.id, s.organisation_id, s.model_version, s.behaviours, s.perceptions,
      s.verdict, s.reasons, s.scored_at
      from response_scores s, unnest(${ids}::uuid[]) as c (id) where s.response_id = ${later.id}`.execute(
      t.db,
    );
    await sql`insert into culture_members (response_id, organisation_id, round_id, left_out, design_version, choices, submitted_at)
      select c.id, organisation_id, round_id, true, design_version, choices, submitted_at
      from culture_members m, unnest(${ids}::uuid[]) as c (id) where m.response_id = ${later.id}`.execute(
      t.db,
    );
    const { body } = await owner.call('GET', '/survey/culture/left-out');
    expect(body.people).toHaveLength(200);
    expect(body.sentence).toMatch(/^232 sets of answers are left out .* The first 200 are listed\.$/);
  });
});
