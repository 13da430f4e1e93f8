import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.generated.ts';
import { forgetJobs } from '../../jobs/forget-jobs.ts';
import { forgetMails } from '../../mail/forget-mails.ts';
import { unnameInQueue } from '../../mail/unname.ts';
import { forgotPasswordJob } from './password.service.ts';
import type { User } from './users.repository.ts';

/** Deletes the account and, by its keys, all that hangs on it. What others keep of it, its audit log, names nobody. */
export async function eraseUser(tx: Transaction<DB>, user: User): Promise<void> {
  await forgetMails(tx, (mails) => mails('user_id', '=', user.id));
  if (user.email_verified_at !== null) await forgetAddress(tx, user.email);
  await forgetJobs(tx, forgotPasswordJob, 'email', [user.email]);
  await tx.deleteFrom('users').where('id', '=', user.id).execute();
  await unnameInQueue(tx, { name: `${user.first_name} ${user.last_name}`, email: user.email });
}

/**
 * What stands under the address and not under the account. Only where the address is proved: whoever registers with
 * somebody else's must not be able to take that person's mails and invitations away. What somebody answered as a
 * respondent, and the mails about it, are kept by the organisation that asked and erased on the respondent's own page.
 */
async function forgetAddress(tx: Transaction<DB>, email: string): Promise<void> {
  await forgetMails(tx, (mails) =>
    mails.and([mails('recipient', '=', email), mails('kind', 'not like', 'survey.%')]),
  );
  await tx.deleteFrom('colleague_invitations').where('email', '=', email).execute();
  await tx.deleteFrom('leads').where('email', '=', email).execute();
}
