import { messages } from '@fourfold/contract/words';
import { isAway, messageOf } from './api.ts';

/** What a form says that could not be sent. Where nobody of ours has answered, its own words are followed by what to do. */
export function sayUnsent(error: unknown, failed?: string): string {
  const away = messages.away();
  if (!isAway(error)) return messageOf(error, failed ?? away);
  return failed === undefined || failed === away ? away : `${failed} ${away}`;
}
