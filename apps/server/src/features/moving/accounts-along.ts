import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Asks } from '../backup/inspect-database.ts';
import { hashPassword } from '../identity/users/password-hash.ts';
import type { Header } from './file-format.ts';
import type { MovedTable } from './moved-tables.ts';

/** Everyone whom the rows name in a column of ids. */
export async function readUsers(
  db: Asks,
  tables: readonly MovedTable[],
  organisationId: string,
): Promise<Header['users']> {
  const { rows: columns } = await db.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and udt_name = 'uuid'`,
  );
  const named = tables.flatMap(({ name, by }) =>
    columns
      .filter(({ table }) => table === name)
      .map(({ column }) => `select "${column}" from "${name}" where "${by}" = $1`),
  );
  const { rows } = await db.query<Header['users'][number]>(
    `select id, email, to_json(email_verified_at)#>>'{}' as email_verified_at, first_name, last_name
     from users where id in (${named.join(' union ')}) order by email`,
    [organisationId],
  );
  return rows;
}

export interface Accounts {
  /** By the id that the file has. */
  readonly ids: ReadonlyMap<string, string>;
  readonly made: readonly string[];
}

/** Finds each account by its address. Where there is none it is made, with a password that nobody knows. */
export async function placeUsers(tx: Transaction<DB>, users: Header['users'], now: Date): Promise<Accounts> {
  const ids = new Map<string, string>();
  const made: string[] = [];
  const password_hash = await hashPassword(randomUUID());
  for (const { id, ...user } of users) {
    const known = await tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => where.or([where('email', '=', user.email), where('id', '=', id)]))
      .execute();
    const same = known.find(({ email }) => email === user.email);
    const place = same?.id ?? (known.length === 0 ? id : newId(now));
    ids.set(id, place);
    if (same !== undefined) continue;
    made.push(user.email);
    await tx
      .insertInto('users')
      .values({ ...user, id: place, password_hash, created_at: now })
      .execute();
  }
  return { ids, made };
}
