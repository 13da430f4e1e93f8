import { endedTokenDays } from '@fourfold/contract/words';
import type { Database } from '../../../kernel/database/database.ts';
import { forgetMails } from '../../../kernel/mail/forget-mails.ts';

const quarterBefore = (now: Date) => new Date(now.getTime() - 90 * 24 * 3600 * 1000);

/** Sessions and links that are over prove nothing any more; API tokens are listed as ended for a while. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'password_resets', 'sign_in_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  const before = new Date(now.getTime() - endedTokenDays * 24 * 3600 * 1000);
  await db.deleteFrom('api_tokens').where('expires_at', '<=', before).execute();
  await forgetBegun(db, new Date(now.getTime() - 24 * 3600 * 1000));
  await forgetStrangers(db, now);
  await forgetUnanswered(db, quarterBefore(now));
}

/** A second step that was never completed with a code. */
async function forgetBegun(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Anyone who did not accept an invitation, and a quarter of a year later still has not, is nobody to keep in mind. */
async function forgetUnanswered(db: Database, before: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('colleague_invitations')
      .where('expires_at', '<', before)
      .returning(['organisation_id', 'email'])
      .execute();
    for (const { organisation_id, email } of gone) {
      await forgetMails(tx, (mails) =>
        mails.and([
          mails('organisation_id', '=', organisation_id),
          mails('kind', '=', 'colleague.invited'),
          mails('recipient', '=', email),
        ]),
      );
    }
  });
}

/** Attempts at accounts that do not exist are worth a look for a while, and belong to nobody who could delete them. */
async function forgetStrangers(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('audit_entries')
    .where('organisation_id', 'is', null)
    .where('user_id', 'is', null)
    .where('at', '<', quarterBefore(now))
    .execute();
}
