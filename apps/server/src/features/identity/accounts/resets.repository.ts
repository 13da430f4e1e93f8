import type { Insertable } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { PasswordResets } from '../../../kernel/database/schema.generated.ts';

export async function addReset(tx: Queries, reset: Insertable<PasswordResets>): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Uses a link up, and with it the others of the same person. Answers whose it was; of two uses one gets null. */
export async function takeReset(tx: Queries, tokenHash: Buffer, now: Date): Promise<string | null> {
  const taken = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (taken === undefined) return null;
  await dropResets(tx, taken.user_id);
  return taken.user_id;
}

/** Links on their way stop working: the password or the address that they went to is another one now. */
export async function dropResets(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
