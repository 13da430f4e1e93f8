import { sql, type Transaction } from 'kysely';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { forgetLettersNaming } from '../../kernel/mail/forget-letters.ts';
import { forgetMails } from '../../kernel/mail/forget-mails.ts';
import { letterFolderOf } from '../../kernel/mail/letter-files.ts';

/** Deletes what a visitor left in forms, the mails to them, and those that told the operator what they wrote. */
export async function forgetLead(
  tx: Transaction<DB>,
  config: Pick<Config, 'DATA_DIR'>,
  email: string,
): Promise<void> {
  const gone = await tx.deleteFrom('leads').where('email', '=', email).returning('name').execute();
  await forgetMails(tx, (mails) =>
    mails.or([
      mails.and([
        mails('recipient', '=', email),
        mails.or([mails('kind', 'like', 'lead.%'), mails('kind', 'like', 'webinar.%')]),
      ]),
      mails.and([mails('kind', '=', 'lead.received'), sql<boolean>`content ->> 'replyTo' = ${email}`]),
    ]),
  );
  const names = [...new Set(gone.flatMap(({ name }) => name ?? []))];
  await forgetLettersNaming(tx, letterFolderOf(config), [{ names, emails: [email] }], (mails) =>
    mails('kind', '=', 'lead.received'),
  );
}

/** What was left in a form goes two years after, as the privacy policy says, and the mails with the last of it. */
export async function forgetOldLeads(
  db: Database,
  config: Pick<Config, 'DATA_DIR'>,
  now: Date,
): Promise<void> {
  const twoYearsAgo = new Date(now);
  twoYearsAgo.setUTCFullYear(now.getUTCFullYear() - 2);
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .deleteFrom('leads')
      .where('updated_at', '<', twoYearsAgo)
      .returning(['email'])
      .execute();
    for (const email of new Set(old.map((lead) => lead.email))) {
      const other = await tx.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirst();
      if (other === undefined) await forgetLead(tx, config, email);
    }
  });
}
