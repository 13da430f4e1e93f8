import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import type { Actor } from './actors.ts';

export type Belongings = Readonly<Record<string, readonly unknown[]>>;

/** Every row of an organisation, and of its owner, by table and column. */
export async function everythingOf(
  db: Database,
  owner: Pick<Actor, 'id' | 'organisationId'>,
): Promise<Belongings> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('organisation_id', 'user_id')`.execute(db);
  const found: Record<string, unknown[]> = {};
  for (const { table_name, column_name } of columns) {
    const id = column_name === 'user_id' ? owner.id : owner.organisationId;
    const { rows } = await sql`
      select to_jsonb(x) as row from ${sql.table(table_name)} x where x.${sql.ref(column_name)} = ${id}
      order by 1`.execute(db);
    found[`${table_name}.${column_name}`] = rows;
  }
  return found;
}
