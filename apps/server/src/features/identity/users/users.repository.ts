import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { Users } from '../../../kernel/database/schema.generated.ts';

export type User = Selectable<Users>;

/** Adds a user; null when the address belongs to someone already, also when both came at the same moment. */
export async function addUser(tx: Queries, user: User): Promise<User | null> {
  const added = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ?? null;
}

export const findUserByEmail = (db: Queries, email: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUser = (db: Queries, id: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const getUser = (db: Queries, id: string): Promise<User> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Reads an account and holds it to the end of the transaction. Whatever changes how someone gets in holds it first, so
 * that a sign-in whose password was looked at a moment ago does not pass beside a new password or a second step.
 */
export const holdUser = (tx: Queries, id: string): Promise<User | undefined> =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function updateUser(tx: Queries, id: string, values: Updateable<Users>): Promise<void> {
  await tx.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Gives an account its new address; false when someone else has it, also since a moment ago. */
export async function takeAddress(tx: Queries, id: string, email: string): Promise<boolean> {
  try {
    await updateUser(tx, id, { email, pending_email: null });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return false;
    throw error;
  }
}
const uniqueViolation = '23505';
