import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';

export interface Factor {
  readonly secret: Buffer;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
}

/** Keeps a secret that waits for its first code, in the place of another that waited; false where one is in use. */
export async function keepSecretOf(db: Queries, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const findFactor = (db: Queries, userId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Is a code asked for at this person's sign-in? */
export async function hasSecondStep(db: Queries, userId: string): Promise<boolean> {
  return ((await findFactor(db, userId))?.confirmed_at ?? null) !== null;
}

/** Takes a code of a half minute; false where it, or a later one, was taken already, by whichever node. */
export async function takeStep(db: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where someone else was quicker. */
export async function confirmFactor(
  tx: Queries,
  userId: string,
  secret: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its recovery codes, by their key. Answers whether there was one in use. */
export async function removeFactor(tx: Queries, userId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return (removed?.confirmed_at ?? null) !== null;
}

export async function setRecoveryCodes(
  tx: Queries,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up; of two uses at the same moment one gets false. */
export async function takeRecoveryCode(tx: Queries, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}
