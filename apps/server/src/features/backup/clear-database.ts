import type pg from 'pg';

/** Whether anybody's data is in it: a database that was only started once holds tables and no rows of ours. */
export async function holdsData(client: pg.Client): Promise<boolean> {
  for (const table of ['users', 'organisations', 'leads', 'mails']) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${table}`,
    ]);
    if (!rows[0]?.there) continue;
    const { rowCount } = await client.query(`select 1 from public.${table} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

/**
 * Removes everything that migrations and the job queue make, and leaves alone what extensions brought. Not by dropping
 * the schema `public`, which may carry rights that someone gave.
 */
export async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
  await client.query(`do $$
    declare found record;
    begin
      for found in
        select format('drop %s if exists %s cascade', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, oid::regclass) as statement
        from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
      loop execute found.statement; end loop;
      for found in
        select format('drop routine if exists %s cascade', oid::regprocedure) as statement
        from pg_proc p where pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute found.statement; end loop;
    end $$`);
}
