import { createHash, randomBytes } from 'node:crypto';
import { messages, pages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import { contactOf } from '../../../kernel/config/config.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { lastOrganisation } from '../sessions/sessions.repository.ts';
import { getUser, holdUser, takeAddress, type User, updateUser } from '../users/users.repository.ts';
import { emailChanged, verifyAddress } from './accounts.mails.ts';
import { dropResets } from './resets.repository.ts';

const linkSeconds = 24 * 3600;
const purpose = 'verify-email';

export interface VerificationLink {
  readonly expires: string;
  readonly hash: string;
  readonly id: string;
  readonly signature: string;
}

/** Makes the links to an address work until one of them is used. */
export const newNonce = () => randomBytes(16).toString('base64url');

/** The address that waits for its verification: the new one, or the one of the registration. */
const waiting = (user: User) => user.pending_email ?? user.email;

/** Bound to the address and its nonce: a link proves this address, once, and no other. */
const addressHash = (address: string, nonce: string) =>
  createHash('sha256')
    .update(JSON.stringify([address, nonce]))
    .digest('base64url');

/** Queues the link for the address that waits; nothing where none does. */
export async function postVerification(parts: Parts, tx: Transaction<DB>, user: User): Promise<void> {
  if (user.verification_nonce === null) return;
  const hash = addressHash(waiting(user), user.verification_nonce);
  const expires = Math.floor(parts.clock().getTime() / 1000) + linkSeconds;
  const signature = parts.signer.sign(purpose, user.id, hash, expires);
  const query = new URLSearchParams({ expires: String(expires), hash, id: user.id, signature });
  const url = `${parts.config.APP_URL}${pages.verifyEmail.path}?${query}`;
  await parts.outbox.post(tx, verifyAddress(user, waiting(user), url));
}

export async function resendVerification(parts: Parts, userId: string): Promise<void> {
  const user = await getUser(parts.db, userId);
  if (user.verification_nonce === null) throw new AppError('conflict', messages.alreadyVerified());
  await limitVerificationMails(parts, userId);
  await parts.db.transaction().execute((tx) => postVerification(parts, tx, user));
}

/** Nobody floods addresses that are not theirs by registering them or asking to change to them. */
export async function limitVerificationMails(
  { limiter }: Pick<Parts, 'limiter'>,
  userId: string,
  { inARow = false } = {},
): Promise<void> {
  if (!inARow) await limiter.use(`verification:${userId}`, { max: 1, seconds: 15 });
  await limiter.use(`verification-day:${userId}`, { max: 30, seconds: 24 * 3600 });
}

export async function verifyAddressByLink(parts: Parts, link: VerificationLink): Promise<void> {
  if (!parts.signer.verify(link.signature, purpose, link.id, link.hash, link.expires)) {
    throw failure('link_invalid', messages.verificationInvalid());
  }
  if (Number(link.expires) * 1000 <= parts.clock().getTime()) {
    throw failure('link_expired', messages.verificationExpired());
  }
  await parts.db.transaction().execute((tx) => useLink(parts, tx, link));
}

async function useLink(parts: Parts, tx: Transaction<DB>, link: VerificationLink): Promise<void> {
  // Held, so that of two clicks at the same moment one finds the link used.
  const user = await holdUser(tx, link.id);
  if (!user?.verification_nonce || addressHash(waiting(user), user.verification_nonce) !== link.hash) {
    throw failure('gone', messages.verificationUsed());
  }
  if (user.pending_email !== null) await takeNewAddress(parts, tx, user, user.pending_email);
  await updateUser(tx, user.id, { email_verified_at: parts.clock(), verification_nonce: null });
}

async function takeNewAddress(parts: Parts, tx: Transaction<DB>, user: User, address: string): Promise<void> {
  if (!(await takeAddress(tx, user.id, address))) throw failure('conflict', messages.addressUnusable());
  await dropResets(tx, user.id);
  const entry = { action: 'email.changed', userId: user.id } as const;
  await record(tx, { ...entry, organisationId: await lastOrganisation(tx, user.id) }, parts.clock());
  // An address that was never proved may belong to a stranger, who has nothing to do with this.
  if (user.email_verified_at === null) return;
  await parts.outbox.post(tx, emailChanged(user, address, contactOf(parts.config)));
}

/** The screen of the link shows `error`, as the specification has it. */
const failure = (code: 'link_invalid' | 'link_expired' | 'gone' | 'conflict', message: string) =>
  new AppError(code, message, { error: message });
