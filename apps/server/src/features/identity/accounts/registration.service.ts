import { messages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import { newId } from '../../../kernel/database/id.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { invalidField } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { invitationOfLink, join } from '../members/joining.ts';
import { createOrganisation } from '../organisations/organisations.repository.ts';
import { type Arriving, openSession } from '../sessions/sessions.repository.ts';
import { hashPassword } from '../users/password-hash.ts';
import { refuseWeak } from '../users/password-rules.ts';
import { addUser, type User } from '../users/users.repository.ts';
import { requireOpenRegistration } from '../users/who-may-register.ts';
import { newNonce, postVerification } from './verification.service.ts';

export interface Registration {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly invitation?: string | undefined;
}

/** Makes the account, its organisation or membership, the verification mail and the first session: all or none. */
export async function register(parts: Parts, input: Registration, arriving: Arriving): Promise<string> {
  refuseWeak(input.password, [input.first_name, input.last_name, input.company, input.email]);
  const passwordHash = await hashPassword(input.password);
  return await parts.db.transaction().execute(async (tx) => {
    if (input.invitation === undefined) await requireOpenRegistration(parts.config, tx);
    const user = await addUser(tx, userOf(input, passwordHash, parts.clock()));
    if (user === null) throw invalidField('email', messages.addressUnusable());
    const organisationId =
      input.invitation === undefined
        ? await openCompany(parts, tx, user, input.company)
        : await joinColleagues(parts, tx, user, input.invitation);
    const opened = { action: 'session.opened', organisationId, userId: user.id } as const;
    await record(tx, { ...opened, details: { device: arriving.device } }, parts.clock());
    return await openSession(tx, { ...arriving, userId: user.id, organisationId }, parts.clock());
  });
}

function userOf(input: Registration, passwordHash: string, now: Date): User {
  return {
    id: newId(now),
    email: input.email,
    email_verified_at: null,
    pending_email: null,
    verification_nonce: newNonce(),
    password_hash: passwordHash,
    first_name: input.first_name,
    last_name: input.last_name,
    phone: input.phone,
    created_at: now,
  };
}

async function openCompany(parts: Parts, tx: Transaction<DB>, user: User, company: string): Promise<string> {
  const organisationId = await createOrganisation(tx, company, user.id, parts.clock());
  await record(tx, { action: 'organisation.opened', organisationId, userId: user.id }, parts.clock());
  await postVerification(parts, tx, user);
  return organisationId;
}

/** The invitation came to this address, so anyone who holds its link has proved the address. */
async function joinColleagues(parts: Parts, tx: Transaction<DB>, user: User, token: string): Promise<string> {
  const invitation = await invitationOfLink(parts, tx, token);
  await join(parts, tx, user, invitation);
  return invitation.organisation_id;
}
