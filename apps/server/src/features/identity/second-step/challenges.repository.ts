import { secondStepRule } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import { hashToken, newToken } from '../../../kernel/signing/secret-token.ts';

const { challengeSeconds, tries } = secondStepRule;

/** Notes that a password was right, and answers the token with which the code has to come. */
export async function openChallenge(db: Queries, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + challengeSeconds * 1000);
  await db
    .insertInto('sign_in_challenges')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: expires })
    .execute();
  return token;
}

/** Counts a try before it is looked at, so that many at once are no more than five either. Null: there is none left. */
export async function useTry(
  db: Queries,
  token: string,
  now: Date,
): Promise<{ userId: string; isLast: boolean } | null> {
  const used = await db
    .updateTable('sign_in_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .returning(['user_id', 'tries'])
    .executeTakeFirst();
  return used === undefined ? null : { userId: used.user_id, isLast: used.tries === tries };
}

/** Of two right codes at the same moment one gets false. */
export async function closeChallenge(tx: Queries, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was proved by a password that is another one now proves nothing. */
export async function dropChallenges(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}
