import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';

const database = databaseBefore('0067');

const id = (number: number) => `01a1fc3e-92de-7201-a282-${String(number).padStart(12, '0')}`;

it('tokens from before there were scopes keep all of them, for at most 90 days more', async () => {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    await client.query(`insert into organisations (id, name, created_at) values ('${id(0)}', 'Acme', now())`);
    for (const [number, role] of [
      [1, 'owner'],
      [2, 'viewer'],
    ] as const) {
      await client.query(
        `insert into users (id, email, password_hash, first_name, last_name, created_at)
          values ($1, $2, 'x', 'A', 'B', now())`,
        [id(number), `${role}@example.com`],
      );
      await client.query(
        `insert into memberships (organisation_id, user_id, role, created_at, chosen_at)
          values ($1, $2, $3, now(), now())`,
        [id(0), id(number), role],
      );
    }
    const add = (number: number, user: number, days: number) =>
      client.query(
        `insert into api_tokens (id, token_hash, organisation_id, user_id, name, created_at, expires_at)
          values ($1, $2, $3, $4, $5, now(), now() + $6 * interval '1 day')`,
        [id(number), Buffer.from([number]), id(0), id(user), `for ${days} days`, days],
      );
    await add(11, 1, 365);
    await add(12, 1, 10);
    await add(13, 2, 365);

    await database.migrate();
    const { rows } = await client.query(
      `select name, scopes, predates_scopes, last_used_by, round(extract(epoch from expires_at - now()) / 86400) as days
        from api_tokens order by id`,
    );
    const kept = {
      scopes: ['figures:read', 'people:read', 'people:invite', 'write'],
      predates_scopes: true,
      last_used_by: null,
    };
    expect(rows).toEqual([
      { ...kept, name: 'for 365 days', days: '90' },
      { ...kept, name: 'for 10 days', days: '10' },
    ]);
  } finally {
    await client.end();
  }
});
