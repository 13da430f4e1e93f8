import { messages, pages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { invalidField } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { confirmPassword, holdConfirmed } from '../users/confirm-password.ts';
import { findUserByEmail, getUser, holdUser, type User, updateUser } from '../users/users.repository.ts';
import { emailChangeRequested } from './accounts.mails.ts';
import { limitVerificationMails, newNonce, postVerification } from './verification.service.ts';

/** Notes the new address and sends its link there. Until that is opened the old one stays in force. */
export async function askForEmail(
  parts: Parts,
  userId: string,
  input: { email: string; password: string },
): Promise<void> {
  const { email } = input;
  const user = await confirmPassword(parts, userId, input.password);
  if (email === user.email) return await askForPresent(parts, user);
  // Counted before we say whether the address is taken, so that an account can't be used to find out many.
  await parts.limiter.use(`email-change:${userId}`, { max: 30, seconds: 24 * 3600 });
  if ((await findUserByEmail(parts.db, email)) !== undefined) {
    throw invalidField('email', messages.addressUnusable());
  }
  await limitVerificationMails(parts, userId);
  await parts.db.transaction().execute(async (tx) => {
    await holdConfirmed(tx, user);
    const change = { pending_email: email, verification_nonce: newNonce() };
    await updateUser(tx, userId, change);
    await postVerification(parts, tx, { ...user, ...change });
    if (user.email_verified_at === null) return;
    const forgotUrl = `${parts.config.APP_URL}${pages.forgotPassword.path}`;
    await parts.outbox.post(tx, emailChangeRequested(user, email, forgotUrl));
  });
}

/** People who corrected the address of their registration wrongly can type the first one again. */
async function askForPresent(parts: Parts, user: User): Promise<void> {
  if (user.email_verified_at !== null || user.pending_email === null) {
    throw invalidField('email', say('This is already your address.'));
  }
  await keepEmail(parts, user.id);
}

/**
 * The link to the new address stops working. An address that was never verified waits again, with a fresh link: its
 * former one went with the change.
 */
export async function keepEmail(parts: Parts, userId: string): Promise<void> {
  const before = await getUser(parts.db, userId);
  if (before.pending_email === null) return;
  if (before.email_verified_at === null) await limitVerificationMails(parts, userId, { inARow: true });
  await parts.db.transaction().execute(async (tx) => {
    const user = await holdUser(tx, userId);
    // The link may have been opened meanwhile: then there is nothing to take back any more.
    if (user === undefined || user.pending_email === null) return;
    const waits = user.email_verified_at === null;
    const change = { pending_email: null, verification_nonce: waits ? newNonce() : null };
    await updateUser(tx, userId, change);
    await postVerification(parts, tx, { ...user, ...change });
  });
}
