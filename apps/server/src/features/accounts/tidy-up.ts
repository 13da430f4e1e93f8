import type { Database } from '../../database/database.ts';

/** Sessions, tokens and links that are over prove nothing any more. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'api_tokens', 'password_resets'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}
