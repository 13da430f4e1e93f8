import { createHash } from 'node:crypto';
import { messages } from '@fourfold/contract/words';
import { record } from '../../../kernel/audit/audit.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { askForCode } from '../second-step/sign-in-code.service.ts';
import { type Arriving, endSession, lastOrganisation, openSession } from '../sessions/sessions.repository.ts';
import { isPassword } from '../users/password-hash.ts';
import { findUserByEmail, holdUser } from '../users/users.repository.ts';

/** Counts attempts at an account, whether it exists or not. The address itself is not kept. */
export const attemptsKey = (email: string) =>
  `login-account:${createHash('sha256').update(email).digest('base64url')}`;

interface SignIn extends Arriving {
  readonly email: string;
  readonly password: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a session for anyone who knows the password, or asks for the code where there is a second step. An unknown
 * address takes the same steps as a wrong password, the hashing included, and gets the same answer.
 */
export async function signIn(parts: Parts, attempt: SignIn): Promise<string> {
  const { db, limiter, clock } = parts;
  const { device, formerToken } = attempt;
  await limiter.use(attemptsKey(attempt.email), { max: 10, seconds: 900 });
  const user = await findUserByEmail(db, attempt.email);
  const knows = await isPassword(attempt.password, user?.password_hash);
  const organisationId = await lastOrganisation(db, user?.id ?? nobody);
  const entry = { organisationId, userId: user?.id ?? null, details: { device } };
  if (user === undefined || !knows) {
    await record(db, { ...entry, action: 'session.refused' }, clock());
    throw new AppError('invalid', messages.credentials());
  }
  await limiter.forgive(attemptsKey(attempt.email));
  const passed = await db.transaction().execute(async (tx) => {
    // While the password was looked at it may have been replaced, and a second step set up.
    if ((await holdUser(tx, user.id))?.password_hash !== user.password_hash) {
      throw new AppError('invalid', messages.credentials());
    }
    const challenge = await askForCode(parts, tx, user.id);
    if (challenge !== null) return { challenge };
    await record(tx, { ...entry, action: 'session.opened' }, clock());
    return { token: await openSession(tx, { userId: user.id, device, formerToken }, clock()) };
  });
  if (passed.token !== undefined) return passed.token;
  throw new AppError('code_needed', messages.codeNeeded(), { challenge: passed.challenge });
}

export async function signOut(
  { db, clock }: Parts,
  caller: { userId: string; sessionId: string; membership: { organisationId: string } | null },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSession(tx, caller.userId, caller.sessionId);
    const organisationId = caller.membership?.organisationId ?? null;
    await record(tx, { action: 'session.ended', organisationId, userId: caller.userId }, clock());
  });
}
