import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';

const database = databaseBefore('0101');

const id = (number: number) => `01a1fc3e-92de-7201-a282-${String(number).padStart(12, '0')}`;

it('the company that npm run demo made before is simulated, and no other is', async () => {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    for (const [number, email, name] of [
      [1, 'demo@example.com', 'Sample'],
      [2, 'rosa@example.com', 'Acme'],
    ] as const) {
      await client.query(`insert into organisations (id, name, created_at) values ($1, $2, now())`, [
        id(number),
        name,
      ]);
      await client.query(
        `insert into users (id, email, password_hash, first_name, last_name, created_at)
          values ($1, $2, 'x', 'A', 'B', now())`,
        [id(number), email],
      );
    }
    for (const [organisation, user, role] of [
      [1, 1, 'owner'],
      [2, 2, 'owner'],
      [2, 1, 'viewer'],
    ] as const) {
      await client.query(
        `insert into memberships (organisation_id, user_id, role, created_at, chosen_at)
          values ($1, $2, $3, now(), now())`,
        [id(organisation), id(user), role],
      );
    }
    await database.migrate();
    const { rows } = await client.query('select name, simulated from organisations order by name');
    expect(rows).toEqual([
      { name: 'Acme', simulated: false },
      { name: 'Sample', simulated: true },
    ]);
  } finally {
    await client.end();
  }
});
