import type { Transaction } from 'kysely';
import type { Config } from '../../../kernel/config/config.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { forgetJobs } from '../../../kernel/jobs/queue-tables.ts';
import { forgetLettersNaming, type Named } from '../../../kernel/mail/forget-letters.ts';
import { forgetMails } from '../../../kernel/mail/forget-mails.ts';
import { letterFolderOf } from '../../../kernel/mail/letter-files.ts';
import { unnameInQueue } from '../../../kernel/mail/unname.ts';
import { forgetLead } from '../../leads/forget-lead.ts';
import type { User } from '../users/users.repository.ts';
import { forgotPasswordJob } from './password.service.ts';

type Settings = Pick<Config, 'DATA_DIR'>;

/** What others keep that may name someone, and forgets them. */
export interface Forgetting {
  readonly watchers: readonly {
    readonly forgotten?: (
      tx: Transaction<DB>,
      gone: Named & { readonly organisationIds: readonly string[] | null },
    ) => Promise<void>;
  }[];
}

interface Parts extends Forgetting {
  readonly config: Settings;
}

/** Deletes the account and, by its keys, all that hangs on it. What others keep of it, its audit log, names nobody. */
export async function eraseUser(tx: Transaction<DB>, { config, watchers }: Parts, user: User): Promise<void> {
  await forgetMails(tx, (mails) => mails('user_id', '=', user.id));
  await forgetNamingLetters(tx, config, user);
  if (user.email_verified_at !== null) await forgetAddress(tx, config, user.email);
  await forgetJobs(tx, forgotPasswordJob, 'email', [user.email]);
  const named = { names: [nameOf(user)], emails: user.email_verified_at === null ? [] : [user.email] };
  const organisationIds = await organisationsOf(tx, user);
  for (const { forgotten } of watchers) await forgotten?.(tx, { ...named, organisationIds });
  await tx.deleteFrom('users').where('id', '=', user.id).execute();
  await unnameInQueue(tx, { names: [nameOf(user)], emails: [user.email], by: 'colleague' });
}

async function organisationsOf(tx: Transaction<DB>, { id }: User): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', id)
    .execute();
  return rows.map(({ organisation_id }) => organisation_id);
}

const nameOf = ({ first_name, last_name }: User) => `${first_name} ${last_name}`;

/** By name only where they work: other people may have the same name. */
async function forgetNamingLetters(tx: Transaction<DB>, config: Settings, user: User): Promise<void> {
  const folder = letterFolderOf(config);
  const named = { names: [nameOf(user)], emails: [user.email] };
  await forgetLettersNaming(tx, folder, [named], (mails) =>
    mails.and([
      mails('recipient', '!=', user.email),
      mails(
        'organisation_id',
        'in',
        mails.selectFrom('memberships').select('organisation_id').where('user_id', '=', user.id),
      ),
    ]),
  );
}

/**
 * What stands under the address and not under the account. Only where the address is proved: people who register
 * with someone else's address must not be able to take that person's mails and invitations away. What the person
 * answered as a respondent, and the mails about it, are kept by the organisation that asked and erased on the
 * respondent's own page.
 */
async function forgetAddress(tx: Transaction<DB>, config: Settings, email: string): Promise<void> {
  await forgetMails(tx, (mails) =>
    mails.and([mails('recipient', '=', email), mails('kind', 'not like', 'survey.%')]),
  );
  await tx.deleteFrom('colleague_invitations').where('email', '=', email).execute();
  await forgetLead(tx, config, email);
}
