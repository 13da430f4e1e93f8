import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Config } from '../../../kernel/config/config.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { SignedIn } from '../../../kernel/http/access.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { lockOrganisation } from '../members/members.repository.ts';
import {
  eraseOrganisation,
  listOwnOrganisations,
  type OwnOrganisation,
} from '../organisations/organisations.repository.ts';
import { statusOf } from '../second-step/second-step.service.ts';
import { confirmPassword, holdConfirmed } from '../users/confirm-password.ts';
import { getUser, type User } from '../users/users.repository.ts';
import { collectOwnData } from './account-export.repository.ts';
import { eraseUser, type Forgetting } from './erase-user.ts';
import { presentUser } from './profile.service.ts';

/** Everything that is kept about the account, for its owner. Hashes of secrets are no use to anybody and stay out. */
export async function exportOwnData({ db, clock }: Parts, caller: SignedIn) {
  const user = await getUser(db, caller.userId);
  const data = await collectOwnData(db, user);
  const organisationId = caller.membership?.organisationId ?? null;
  await record(db, { action: 'account.exported', organisationId, userId: user.id }, clock());
  return {
    exported_at: clock().toISOString(),
    account: { ...presentUser(user), created_at: user.created_at },
    second_step: await statusOf({ db }, user.id),
    ...data,
  };
}

/** Deletes the account with all that hangs on it, and the organisations that nobody else is in. */
export async function deleteOwnAccount(
  parts: Parts & Forgetting,
  caller: SignedIn,
  password: string,
): Promise<void> {
  const user = await confirmPassword(parts, caller.userId, password);
  await parts.db.transaction().execute(async (tx) => {
    await holdConfirmed(tx, user);
    await eraseAccount(parts, tx, user);
  });
}

/** Refused where a colleague would be left in an organisation without an owner. */
export async function eraseAccount(
  parts: Pick<Parts, 'clock'> & Forgetting & { readonly config: Pick<Config, 'DATA_DIR'> },
  tx: Transaction<DB>,
  user: User,
): Promise<void> {
  const organisations = await lockOwnOrganisations(tx, user.id);
  refuseOrphans(organisations);
  for (const { id, members } of organisations) await leave(parts, tx, user.id, { id, alone: members === 1 });
  await eraseUser(tx, parts, user);
}

/** First locked, then looked at: a colleague may be joining at this moment. */
async function lockOwnOrganisations(tx: Transaction<DB>, userId: string): Promise<OwnOrganisation[]> {
  const before = await listOwnOrganisations(tx, userId);
  // Always in the same order, so that two deletions do not wait for each other.
  for (const { id } of before.toSorted((a, b) => a.id.localeCompare(b.id))) await lockOrganisation(tx, id);
  return await listOwnOrganisations(tx, userId);
}

function refuseOrphans(organisations: readonly OwnOrganisation[]): void {
  const orphans = organisations.filter(
    ({ role, owners, members }) => role === 'owner' && owners === 1 && members > 1,
  );
  if (orphans.length === 0) return;
  const names = orphans.map(({ name }) => name).join(', ');
  throw new AppError(
    'conflict',
    say(
      'You are the only owner of the {count, plural, one {account} other {accounts}} of {names}. {count, plural, one {Hand it over to a colleague, or delete the organisation, before you delete your own account.} other {Hand them over to colleagues, or delete the organisations, before you delete your own account.}}',
      { names, count: orphans.length },
    ),
  );
}

async function leave(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction<DB>,
  userId: string,
  organisation: { id: string; alone: boolean },
): Promise<void> {
  if (organisation.alone) {
    await eraseOrganisation(tx, organisation.id);
    await record(tx, { action: 'organisation.deleted', organisationId: null, userId }, clock());
    return;
  }
  await record(tx, { action: 'account.deleted', organisationId: organisation.id, userId }, clock());
}
