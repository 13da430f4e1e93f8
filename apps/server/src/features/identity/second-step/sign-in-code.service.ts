import { messages, pages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { type Arriving, lastOrganisation, openSession } from '../sessions/sessions.repository.ts';
import { getUser } from '../users/users.repository.ts';
import { closeChallenge, openChallenge, useTry } from './challenges.repository.ts';
import { forgiveCodes, limitCodes, type ProvedBy, takeCode } from './check-code.ts';
import { recoveryCodeUsed, wrongCodes } from './second-step.mails.ts';
import { countRecoveryCodes, hasSecondStep } from './second-step.repository.ts';

/**
 * Stops a sign-in whose password was right where the account has a second step: no session, only a token that is good
 * for bringing the code within ten minutes; null where it has none. Never reached with a wrong password, so nobody
 * learns by one whether an account has a second step.
 */
export async function askForCode(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction<DB>,
  userId: string,
): Promise<string | null> {
  return (await hasSecondStep(tx, userId)) ? await openChallenge(tx, userId, clock()) : null;
}

interface CodeGiven extends Arriving {
  readonly challenge: string;
  readonly code: string;
}

const over = () => new AppError('gone', messages.signInOver());

/** Opens the session for anyone who brings the code as well. */
export async function signInByCode(parts: Parts, given: CodeGiven): Promise<string> {
  const attempt = await useTry(parts.db, given.challenge, parts.clock());
  if (attempt === null) throw over();
  const { userId, isLast } = attempt;
  await limitCodes(parts, userId, given.code);
  const token = await parts.db
    .transaction()
    .execute((tx) => complete(parts, tx, userId, given))
    .catch((error: unknown) => refuse(parts, { userId, isLast, device: given.device }, error));
  await forgiveCodes(parts, userId, given.code);
  return token;
}

async function complete(
  parts: Parts,
  tx: Transaction<DB>,
  userId: string,
  { challenge, code, device, formerToken }: CodeGiven,
): Promise<string> {
  const by = await takeCode(parts, tx, userId, code);
  if (!(await closeChallenge(tx, challenge))) throw over();
  await noteOpened(parts, tx, { userId, device, by });
  return await openSession(tx, { userId, device, formerToken }, parts.clock());
}

async function noteOpened(
  { clock, config, outbox }: Parts,
  tx: Transaction<DB>,
  { userId, device, by }: { userId: string; device: string; by: ProvedBy },
): Promise<void> {
  const entry = { organisationId: await lastOrganisation(tx, userId), userId, details: { device } };
  const action = by === 'app' ? 'session.opened' : 'second_step.recovery_used';
  await record(tx, { ...entry, action }, clock());
  if (by === 'app') return;
  const left = await countRecoveryCodes(tx, userId);
  const settings = `${config.APP_URL}${pages.settings.path}?tab=profile`;
  await outbox.post(tx, recoveryCodeUsed(await getUser(tx, userId), { left, device, settings }));
}

/** Notes a wrong code. After the fifth the password is asked for again, and its owner hears that someone knows it. */
async function refuse(
  parts: Parts,
  { userId, isLast, device }: { userId: string; isLast: boolean; device: string },
  error: unknown,
): Promise<never> {
  const { db, clock, config, outbox } = parts;
  if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
  const mayTell = isLast && (await isFirstToday(parts, userId));
  await db.transaction().execute(async (tx) => {
    const organisationId = await lastOrganisation(tx, userId);
    const entry = { action: 'session.code_refused', organisationId, userId, details: { device } } as const;
    await record(tx, entry, clock());
    if (!mayTell) return;
    const forgot = `${config.APP_URL}${pages.forgotPassword.path}`;
    await outbox.post(tx, wrongCodes(await getUser(tx, userId), device, forgot));
  });
  throw isLast ? over() : error;
}

async function isFirstToday({ limiter }: Parts, userId: string): Promise<boolean> {
  try {
    await limiter.use(`wrong-codes-mail:${userId}`, { max: 1, seconds: 24 * 3600 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}
