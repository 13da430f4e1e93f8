import { createHash } from 'node:crypto';
import { messages, pages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { SignedIn } from '../../../kernel/http/access.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import { jobKind } from '../../../kernel/jobs/job-kind.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { hashToken, newToken } from '../../../kernel/signing/secret-token.ts';
import { endTokensOf } from '../members/tokens.service.ts';
import { dropChallenges } from '../second-step/challenges.repository.ts';
import { endSessions, lastOrganisation, startAfresh } from '../sessions/sessions.repository.ts';
import { confirmPassword, holdConfirmed } from '../users/confirm-password.ts';
import { hashPassword } from '../users/password-hash.ts';
import { refuseWeak } from '../users/password-rules.ts';
import { findUserByEmail, getUser, type User, updateUser } from '../users/users.repository.ts';
import { passwordChanged, resetPassword } from './accounts.mails.ts';
import { addReset, dropResets, takeReset } from './resets.repository.ts';
import { attemptsKey } from './sign-in.service.ts';

const linkSeconds = 3600;

/** Holds an address that may be anybody's, so it is not kept longer than it takes. */
export const forgotPasswordJob = jobKind<{ email: string }>('account.forgot-password', {
  retentionSeconds: 3600,
  deleteAfterSeconds: 60,
});

/**
 * Takes the request and nothing more. Whether there is such an account is looked up by the job, so neither the
 * answer nor the time that it takes says so.
 */
export async function askForReset({ db, jobs, limiter }: Parts, email: string): Promise<void> {
  const key = createHash('sha256').update(email).digest('base64url');
  await limiter.use(`forgot-password:${key}`, { max: 3, seconds: 900 });
  await db.transaction().execute((tx) => jobs.enqueue(tx, forgotPasswordJob, { email }));
}

/** The job's side: sends the link where there is an account. */
export async function postReset(
  parts: Pick<Parts, 'db' | 'outbox' | 'clock' | 'config'>,
  { email }: { email: string },
): Promise<void> {
  const user = await findUserByEmail(parts.db, email);
  if (user === undefined) return;
  const token = newToken();
  const expires = new Date(parts.clock().getTime() + linkSeconds * 1000);
  const url = `${parts.config.APP_URL}${pages.resetPassword.path}?token=${token}`;
  await parts.db.transaction().execute(async (tx) => {
    await addReset(tx, { token_hash: hashToken(token), user_id: user.id, expires_at: expires });
    await parts.outbox.post(tx, resetPassword(user, url));
  });
}

/**
 * Sets a new password by a link. All sessions end, and so does a change of address that waits: the person who started
 * it may be whom the password is changed against. The link came by mail, so it proves the address;
 * it does not prove the phone, so a second step stays and is asked for at the sign-in that follows.
 */
export async function resetByLink(
  parts: Parts,
  { token, password, end_tokens }: { token: string; password: string; end_tokens: boolean },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const user = await parts.db.transaction().execute(async (tx) => {
    const userId = await takeReset(tx, hashToken(token), parts.clock());
    if (userId === null) throw new AppError('gone', messages.resetLinkInvalid());
    const found = await getUser(tx, userId);
    refuseWeak(password, knownOf(found));
    const proved = { email_verified_at: found.email_verified_at ?? parts.clock(), verification_nonce: null };
    await updateUser(tx, userId, { password_hash: passwordHash, pending_email: null, ...proved });
    await dropChallenges(tx, userId);
    await endSessions(tx, userId);
    const organisationId = await lastOrganisation(tx, userId);
    await record(tx, { action: 'password.reset', organisationId, userId }, parts.clock());
    await endTokensAndTell(parts, tx, found, end_tokens);
    return found;
  });
  await parts.limiter.forgive(attemptsKey(user.email));
}

/** Sets a new password by the old one. Every session ends; this one goes on under a new token, which is answered. */
export async function changePassword(
  parts: Parts,
  caller: SignedIn,
  input: { current_password: string; password: string; end_tokens: boolean },
  device: string,
): Promise<string> {
  const user = await confirmPassword(parts, caller.userId, input.current_password, 'current_password');
  refuseWeak(input.password, knownOf(user));
  const passwordHash = await hashPassword(input.password);
  const organisationId = caller.membership?.organisationId ?? null;
  return await parts.db.transaction().execute(async (tx) => {
    await holdConfirmed(tx, user, 'current_password');
    await updateUser(tx, user.id, { password_hash: passwordHash });
    await dropResets(tx, user.id);
    await dropChallenges(tx, user.id);
    await record(tx, { action: 'password.changed', organisationId, userId: user.id }, parts.clock());
    await endTokensAndTell(parts, tx, user, input.end_tokens);
    const where = organisationId === null ? {} : { organisationId };
    const session = { userId: user.id, sessionId: caller.sessionId, device, ...where };
    return await startAfresh(tx, session, parts.clock());
  });
}

const knownOf = (user: User) => [user.first_name, user.last_name, user.email];

/** Ends the API tokens, where that is wished, and says in the mail what has become of them. */
async function endTokensAndTell(
  parts: Parts,
  tx: Transaction<DB>,
  user: User,
  endTokens: boolean,
): Promise<void> {
  const tokens = await endTokensOf(tx, user.id, endTokens, parts.clock());
  const url = `${parts.config.APP_URL}${pages.forgotPassword.path}`;
  await parts.outbox.post(tx, passwordChanged(user, tokens, url));
}
