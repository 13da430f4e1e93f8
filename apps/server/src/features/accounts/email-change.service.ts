import { messages, pages } from '@fourfold/contract';
import { invalidField } from '../../http/app-error.ts';
import type { AccountParts } from './account-parts.ts';
import { emailChangeRequested } from './accounts.mails.ts';
import { confirmPassword } from './confirm-password.ts';
import { findUserByEmail, getUser, updateUser } from './users.repository.ts';
import { newNonce, postVerification } from './verification.service.ts';

/** Notes the new address and sends its link there. Until that is opened the old one stays in force. */
export async function askForEmail(
  parts: AccountParts,
  userId: string,
  input: { email: string; password: string },
): Promise<void> {
  const { email } = input;
  const user = await confirmPassword(parts, userId, input.password);
  if (email === user.email) throw invalidField('email', 'This is your address already.');
  if ((await findUserByEmail(parts.db, email)) !== undefined) {
    throw invalidField('email', messages.addressUnusable);
  }
  await parts.limiter.use(`verification:${userId}`, { max: 1, seconds: 15 });
  await parts.db.transaction().execute(async (tx) => {
    const change = { pending_email: email, verification_nonce: newNonce() };
    await updateUser(tx, userId, change);
    await postVerification(parts, tx, { ...user, ...change });
    if (user.email_verified_at === null) return;
    const forgotUrl = `${parts.config.APP_URL}${pages.forgotPassword.path}`;
    await parts.outbox.post(tx, emailChangeRequested(user, email, forgotUrl));
  });
}

/** The link to the new address stops working; an address that was never verified waits again. */
export async function keepEmail({ db }: Pick<AccountParts, 'db'>, userId: string): Promise<void> {
  const user = await getUser(db, userId);
  if (user.pending_email === null) return;
  const verification_nonce = user.email_verified_at === null ? newNonce() : null;
  await updateUser(db, userId, { pending_email: null, verification_nonce });
}
