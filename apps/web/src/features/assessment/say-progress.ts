import { t } from '@lingui/core/macro';
import type { Opened } from './respondent-screen.ts';

interface Standing {
  /** The question that is on the screen; null on the details. */
  readonly now: number | null;
  readonly isOnline: boolean;
}

/** Where someone is, how far that is, and whether the server has it. "100%" and "saved" would send people home before Submit. */
export function sayProgress(
  { answered, total, hasDrafts, isSaved, submitting }: Opened,
  { now, isOnline }: Standing,
): readonly string[] {
  const place = now === null ? t`Your details` : t`${now} of ${total}`;
  if (answered === total) {
    return [place, now === null && submitting === null ? t`Not sent yet: press Submit` : t`Not sent yet`];
  }
  const far = `${Math.floor((answered / total) * 100)}%`;
  return isSaved && (isOnline || !hasDrafts) ? [place, far, t`saved`] : [place, far];
}
