import type { IndividualProfile } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import type { Subject } from './subject.ts';

/** What to do where the answers can't be relied on. Nobody answers twice in a round, and candidates are in none. */
export function sayWhatInstead(form: IndividualProfile['form'], subject: Subject): string {
  if (form === 'candidate') {
    return subject === null
      ? t`Talk to the person who invited you instead.`
      : t`Draw no conclusions about ${subject}. Talk to them instead.`;
  }
  return subject === null
    ? t`Talk to the person who invited you instead, or answer again in the next round. Nobody can answer twice in the same round.`
    : t`Draw no conclusions about ${subject}. Talk to them instead, or invite them again in the next round. Nobody can answer twice in the same round.`;
}
