import { t } from '@lingui/core/macro';
import type { Opened } from './respondent-screen.ts';

/**
 * Where someone is, how far that is, and whether the server has it. "100%" and "saved" would send people home before
 * Submit. `now` is the question that is on the screen; null on the details.
 */
export function sayProgress(
  { answered, total, hasDrafts, isSaved, submitting }: Opened,
  now: number | null,
): readonly string[] {
  const place = now === null ? t`Your details` : t`${now} of ${total}`;
  if (answered === total) {
    return [place, now === null && submitting === null ? t`Not sent yet: press Submit` : t`Not sent yet`];
  }
  const far = `${Math.floor((answered / total) * 100)}%`;
  return isSaved && !hasDrafts ? [place, far, t`saved`] : [place, far];
}
