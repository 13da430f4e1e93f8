import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../kernel/database/id.ts';
import { makeOwner } from '../../testing/actors.ts';
import { openRound } from '../../testing/answered-company.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { noteViews } from './profile-views.ts';

it('notes who saw thousands again before the database has counted what was noted first', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t);
  const { id: userId, organisationId } = owner;
  const viewer = { organisationId, role: 'owner', userId } as const;
  await sql`alter table profile_views set (autovacuum_enabled = false)`.execute(t.db);
  const round = await openRound(t, owner, 1);
  const { rows } = await sql<{ id: string }>`
    with made as (select gen_random_uuid() as person, gen_random_uuid() as response from generate_series(1, 20000)),
    p as (insert into people (id, organisation_id, email, seat_since, created_at)
      select person, ${owner.organisationId}, person || '@example.com', ${t.now()}, ${t.now()} from made)
    insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position, company,
        department, invited, invited_at, sent_at, expires_at)
      select response, ${owner.organisationId}, person, ${round}, 'employee', 'First', 'Last', 'Position', 'Harbour',
        'One', '{}', ${t.now()}, ${t.now()}, ${t.now()} from made
      returning id`.execute(t.db);
  // One of them was erased a moment ago.
  const responseIds = [...rows.map(({ id }) => id), newId(t.now())];
  await noteViews(t.db, viewer, { shown: 'export', responseIds }, t.now());
  const again = performance.now();
  await noteViews(t.db, viewer, { shown: 'export', responseIds }, t.now());
  expect(performance.now() - again).toBeLessThan(2000);
  const { count } = await t.db
    .selectFrom('profile_views')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(20_000);
});
