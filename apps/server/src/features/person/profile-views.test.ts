import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeOwner } from '../../testing/actors.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { noteViews } from './profile-views.ts';

it('notes who saw thousands again before the database has counted what was noted first', async () => {
  const t = await createTestApp();
  const { id: userId, organisationId } = await makeOwner(t);
  const viewer = { organisationId, role: 'owner', userId } as const;
  await sql`alter table profile_views set (autovacuum_enabled = false)`.execute(t.db);
  await t.db.connection().execute(async (db) => {
    // Without the responses that they are about.
    await sql`set session_replication_role = replica`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select gen_random_uuid()::text as id from generate_series(1, 20000)`.execute(db);
    const responseIds = rows.map(({ id }) => id);
    await noteViews(db, viewer, { shown: 'export', responseIds }, t.now());
    const again = performance.now();
    await noteViews(db, viewer, { shown: 'export', responseIds }, t.now());
    expect(performance.now() - again).toBeLessThan(2000);
    await sql`set session_replication_role = default`.execute(db);
  });
  const { count } = await t.db
    .selectFrom('profile_views')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(20_000);
});
