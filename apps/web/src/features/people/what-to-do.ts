import { t } from '@lingui/core/macro';
import type { FailureCode } from '../../lib/api.ts';

/** After an invitation that failed without a word of the server's. Of one whose answer was lost nobody knows whether it left. */
export function whatToDo(code: FailureCode | null, isOnline: boolean): string | null {
  if (code !== 'network' && code !== 'unreadable') return null;
  return isOnline
    ? t`The server didn’t answer. Check your connection and try again. Nobody will be invited twice.`
    : t`You are offline, so nothing was sent. Check your connection and try again.`;
}
