import type { Database } from '../../database/database.ts';

/** Sessions, tokens and links that are over prove nothing any more. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'api_tokens', 'password_resets'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await forgetStrangers(db, now);
}

/** Attempts at accounts that do not exist are worth a look for a while, and belong to nobody who could delete them. */
async function forgetStrangers(db: Database, now: Date): Promise<void> {
  const quarterAgo = new Date(now.getTime() - 90 * 24 * 3600 * 1000);
  await db
    .deleteFrom('audit_entries')
    .where('organisation_id', 'is', null)
    .where('user_id', 'is', null)
    .where('at', '<', quarterAgo)
    .execute();
}
