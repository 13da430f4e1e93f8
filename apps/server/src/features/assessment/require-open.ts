import { messages } from '@fourfold/contract/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { FollowedLink } from './link-copies.ts';
import type { Respondent } from './respondent.repository.ts';

/**
 * The response behind a genuine link, or 410: erased, withdrawn, declined, or a link that went to an address which
 * was corrected since.
 */
export function requireOpen<R extends Pick<Respondent, 'withdrawn_at' | 'declined_at' | 'links_from'>>(
  respondent: R | undefined,
  link: FollowedLink,
): R {
  if (respondent === undefined || respondent.withdrawn_at !== null) throw gone(messages.linkWithdrawn());
  if (respondent.declined_at !== null) throw gone(messages.linkDeclined());
  const standsFor = link.copy?.of ?? link.expires;
  if (respondent.links_from !== null && standsFor < respondent.links_from) {
    throw gone(messages.linkWithdrawn());
  }
  return respondent;
}

/**
 * Nobody answers in a round that has ended, whatever their link says: later answers would come beside figures that were
 * read as final. What was submitted is shown as before.
 */
export function requireRoundOpen(
  { submitted_at, round_ends_at }: Pick<Respondent, 'submitted_at' | 'round_ends_at'>,
  now: Date,
): void {
  if (submitted_at !== null || round_ends_at === null || round_ends_at > now) return;
  throw gone(messages.roundOver({ day: longDay(round_ends_at) }));
}

const gone = (message: string) => new AppError('gone', message);
