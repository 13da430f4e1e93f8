import { randomBytes } from 'node:crypto';
import { messages, pages, siteName } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import { contactOf } from '../../../kernel/config/config.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { SignedIn } from '../../../kernel/http/access.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { startAfresh } from '../sessions/sessions.repository.ts';
import { confirmPassword, holdConfirmed } from '../users/confirm-password.ts';
import { getUser, holdUser } from '../users/users.repository.ts';
import { toBase32 } from './base32.ts';
import { dropChallenges } from './challenges.repository.ts';
import { forgiveCodes, isOfApp, limitCodes, sealPurpose, takeCode } from './check-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as mails from './second-step.mails.ts';
import * as repository from './second-step.repository.ts';
import { otpauthUrl } from './totp.ts';

const settingUpSeconds = 3600;
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const secretBytes = 20;

export async function statusOf({ db }: Pick<Parts, 'db'>, userId: string) {
  const since = (await repository.findFactor(db, userId))?.confirmed_at ?? null;
  const left = since === null ? 0 : await repository.countRecoveryCodes(db, userId);
  return { since: since?.toISOString() ?? null, recovery_codes_left: left };
}

/** Makes a secret for the app. Nothing changes at sign-in until a code has proved that the app has it. */
export async function begin(parts: Parts, caller: SignedIn, password: string) {
  const { db, signer, clock } = parts;
  const user = await confirmPassword(parts, caller.userId, password);
  const secret = randomBytes(secretBytes);
  const sealed = signer.seal(sealPurpose, user.id, secret);
  if (!(await repository.keepSecretOf(db, user.id, sealed, clock()))) {
    throw new AppError('conflict', messages.secondStepOn());
  }
  const text = toBase32(secret);
  return { secret: text, url: otpauthUrl(text, user.email, siteName) };
}

/** Turns it on: from now on nobody gets in without a code, even if they know the password today. */
export async function confirm(parts: Parts, caller: SignedIn, code: string, device: string) {
  const { db, clock, outbox, config } = parts;
  const factor = await repository.findFactor(db, caller.userId);
  if (factor?.confirmed_at) throw new AppError('conflict', messages.secondStepOn());
  const age = clock().getTime() - (factor?.created_at.getTime() ?? 0);
  if (factor === undefined || age >= settingUpSeconds * 1000) {
    throw new AppError('gone', messages.secondStepNotBegun());
  }
  if (!isOfApp(code))
    throw new AppError('invalid', messages.codeWrong(), { errors: { code: [messages.codeWrong()] } });
  await limitCodes(parts, caller.userId, code);
  const recovery_codes = newRecoveryCodes();
  const token = await db.transaction().execute(async (tx) => {
    await holdUser(tx, caller.userId);
    await takeCode(parts, tx, caller.userId, code);
    if (!(await repository.confirmFactor(tx, caller.userId, factor.secret, clock()))) {
      throw new AppError('conflict', messages.secondStepOn());
    }
    await repository.setRecoveryCodes(tx, caller.userId, recovery_codes.map(hashRecoveryCode));
    const user = await getUser(tx, caller.userId);
    await outbox.post(tx, mails.secondStepOn(user, forgotUrl(parts), contactOf(config)));
    return await goOnAlone(parts, tx, caller, { action: 'second_step.on', device });
  });
  await forgiveCodes(parts, caller.userId, code);
  return { token, recovery_codes };
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

/** The old codes stop working. Asks for both factors, since the new codes stand in for the second. */
export async function renew(parts: Parts, caller: SignedIn, proof: Proof): Promise<string[]> {
  const codes = newRecoveryCodes();
  await withBoth(parts, caller, proof, async (tx) => {
    await repository.setRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    await note(parts, tx, caller, 'second_step.recovery_renewed');
    const user = await getUser(tx, caller.userId);
    await parts.outbox.post(tx, mails.recoveryCodesRenewed(user, forgotUrl(parts)));
  });
  return codes;
}

export async function end(parts: Parts, caller: SignedIn, proof: Proof, device: string): Promise<string> {
  return await withBoth(parts, caller, proof, async (tx) => {
    await repository.removeFactor(tx, caller.userId);
    const user = await getUser(tx, caller.userId);
    const contact = contactOf(parts.config);
    await parts.outbox.post(tx, mails.secondStepOff(user, 'owner', forgotUrl(parts), contact));
    return await goOnAlone(parts, tx, caller, { action: 'second_step.off', device });
  });
}

async function withBoth<Result>(
  parts: Parts,
  { userId }: SignedIn,
  { password, code }: Proof,
  act: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const user = await confirmPassword(parts, userId, password);
  if (!(await repository.hasSecondStep(parts.db, userId)))
    throw new AppError('conflict', messages.secondStepOff());
  await limitCodes(parts, userId, code);
  const result = await parts.db.transaction().execute(async (tx) => {
    await holdConfirmed(tx, user);
    await takeCode(parts, tx, userId, code);
    return await act(tx);
  });
  await forgiveCodes(parts, userId, code);
  return result;
}

/**
 * Every session ends, and this one goes on under a new token, which is answered. Sessions that were opened without a
 * code must not live on beside it for a week, and someone else may have been signed in when it was turned off.
 */
async function goOnAlone(
  parts: Parts,
  tx: Transaction<DB>,
  caller: SignedIn,
  { action, device }: { action: 'second_step.on' | 'second_step.off'; device: string },
): Promise<string> {
  const organisationId = caller.membership?.organisationId;
  await note(parts, tx, caller, action);
  await dropChallenges(tx, caller.userId);
  const where = organisationId === undefined ? {} : { organisationId };
  const session = { userId: caller.userId, sessionId: caller.sessionId, device, ...where };
  return await startAfresh(tx, session, parts.clock());
}

type Noted = 'second_step.on' | 'second_step.off' | 'second_step.recovery_renewed';
async function note(
  { clock }: Parts,
  tx: Transaction<DB>,
  { userId, membership }: SignedIn,
  action: Noted,
): Promise<void> {
  await record(tx, { action, organisationId: membership?.organisationId ?? null, userId }, clock());
}

const forgotUrl = ({ config }: Parts) => `${config.APP_URL}${pages.forgotPassword.path}`;
