import { reachOf, roles } from '@fourfold/contract/words';
import type pg from 'pg';

/** The tests of older migrations stop before it, and so do restores. */
export const rolesMigration = '0073-roles-of-the-table.sql';

const sightOf = { organisation: 'everyone', departments: 'departments' } as const;

/** Brings what the database's own rules know of roles up to date with the role table. */
export async function keepRoles(client: pg.Client): Promise<void> {
  const rows = roles.map((role) => {
    const reach = reachOf({ role, grants: [] }, 'employees:see');
    return { role, sees: reach === 'organisation' || reach === 'departments' ? sightOf[reach] : null };
  });
  await client.query(
    `insert into roles (role, sees) select role, sees from json_to_recordset($1) as given (role text, sees text)
     on conflict (role) do update set sees = excluded.sees where roles.sees is distinct from excluded.sees`,
    [JSON.stringify(rows)],
  );
}
