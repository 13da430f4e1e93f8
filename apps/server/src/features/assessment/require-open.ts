import { messages } from '@fourfold/contract/words';
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

const gone = (message: string) => new AppError('gone', message);
