import { say } from '@fourfold/words';
import { RefusedByPolicy } from './transport.ts';

const day = 24 * 3600 * 1000;
/** As long as mail servers themselves keep trying (RFC 5321, 4.5.4.1). */
const patience = 5 * day;
/**
 * A refusal by policy can be put right within a day. After that the inviter should know, because the same words are
 * used for addresses that take no mail from outside.
 */
const patienceWithPolicy = day;

/** Why a mail that has waited this long is given up, in a sentence for its sender; null while it isn’t. */
export function givenUp(error: unknown, waitedMs: number): string | null {
  if (error instanceof RefusedByPolicy) {
    return waitedMs < patienceWithPolicy
      ? null
      : say('The receiving mail server has been refusing it for a day: {reason}', { reason: error.message });
  }
  return waitedMs < patience ? null : say('Our mail server tried for five days but could not deliver it.');
}
