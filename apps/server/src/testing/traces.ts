import { type Kysely, sql } from 'kysely';

/** The columns of any table, the job queue's included, in which one of the texts still stands, as `table.column`. */
// biome-ignore lint/suspicious/noExplicitAny: looks at every table that there is, not at those that the types know
export async function tracesOf(db: Kysely<any>, texts: readonly string[]): Promise<string[]> {
  const patterns = texts.map((text) => `%${text}%`);
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and n.nspname !~ '^(pg_|information_schema)'`.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.id(schema, table)} as t where t.${sql.id(column)}::text ilike any(${patterns}) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
