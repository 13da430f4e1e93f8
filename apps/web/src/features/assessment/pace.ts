import { t } from '@lingui/core/macro';
import type { Opened } from './respondent-screen.ts';

/**
 * How long each question took until it was first answered, in seconds: from the moment that the page stood, or the
 * answer before it was given, without the time in which the page was out of sight.
 */
export function createPace(now: () => number) {
  const seconds = new Map<number, number>();
  let since = now();
  let hiddenSince: number | null = null;

  return {
    pageShown(at = now()): void {
      since = at;
    },
    visible(visible: boolean): void {
      if (!visible) hiddenSince ??= now();
      else if (hiddenSince !== null) {
        since += now() - hiddenSince;
        hiddenSince = null;
      }
    },
    answered(questionId: number, at = now()): number {
      const taken = seconds.get(questionId) ?? Math.max(0, Math.round((at - since) / 100) / 10);
      seconds.set(questionId, taken);
      since = at;
      return taken;
    },
    /** Of all questions so far; null before there are enough to mean something. */
    average(): number | null {
      if (seconds.size < 8) return null;
      return [...seconds.values()].reduce((sum, value) => sum + value, 0) / seconds.size;
    },
  };
}

/** Seconds a question, by what the invitation says of the form. */
export const usualPace = ({ invitation, total }: Pick<Opened, 'invitation' | 'total'>): number =>
  invitation === null ? 6 : (invitation.minutes * 60) / total;

/** At the person's own pace once it is known, within what is humanly likely. */
export function minutesLeft(remaining: number, secondsEach: number): number {
  const each = Math.min(15, Math.max(3, secondsEach));
  return Math.max(1, Math.round((remaining * each) / 60));
}

/** "about 12 minutes left". */
export function timeLeft(minutes: number): string {
  return minutes <= 1 ? t`about a minute left` : t`about ${minutes} minutes left`;
}
