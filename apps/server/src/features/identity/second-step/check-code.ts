import { messages, secondStepRule } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { invalidField } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findFactor, takeRecoveryCode, takeStep } from './second-step.repository.ts';
import { stepOf } from './totp.ts';

export const sealPurpose = 'second-step';
export type ProvedBy = 'app' | 'recovery code';

const ofApp = new RegExp(`^\\d{${secondStepRule.digits}}$`);
const withoutGaps = (code: string) => code.replace(/[\s-]/g, '');
export const isOfApp = (code: string) => ofApp.test(withoutGaps(code));

const often = (userId: string) => `second-step:${userId}`;
const daily = (userId: string) => `second-step-day:${userId}`;

/**
 * Anyone who tries codes knows the password already, so an account takes few: ten in a quarter of an hour, fifty a day,
 * which is one chance in a thousand a week for someone who tries day and night. Recovery codes cannot be guessed and
 * are not counted here: their owner gets in by one while someone else has used the tries up.
 */
export async function limitCodes({ limiter }: Parts, userId: string, code: string): Promise<void> {
  if (!isOfApp(code)) return;
  await limiter.use(often(userId), { max: 10, seconds: 900 });
  await limiter.use(daily(userId), { max: 50, seconds: 24 * 3600 });
}

export async function forgiveCodes({ limiter }: Parts, userId: string, code: string): Promise<void> {
  if (!isOfApp(code)) return;
  await limiter.forgive(often(userId));
  await limiter.giveBack(daily(userId));
}

/** Takes a code from the app or a recovery code, each once; throws where it does not fit. */
export async function takeCode(
  { signer, clock }: Pick<Parts, 'signer' | 'clock'>,
  tx: Transaction<DB>,
  userId: string,
  code: string,
): Promise<ProvedBy> {
  if (!isOfApp(code)) {
    if (await takeRecoveryCode(tx, userId, hashRecoveryCode(code))) return 'recovery code';
    throw invalidField('code', messages.recoveryCodeWrong());
  }
  const factor = await findFactor(tx, userId);
  const opened = factor && signer.open(sealPurpose, userId, factor.secret);
  const step = opened ? stepOf(opened.secret, withoutGaps(code), clock()) : null;
  if (step === null) throw invalidField('code', messages.codeWrong());
  if (!(await takeStep(tx, userId, step))) throw invalidField('code', messages.codeUsed());
  return 'app';
}
