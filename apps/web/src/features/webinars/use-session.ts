import { t } from '@lingui/core/macro';
import { unbroken } from '../../lib/dates.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const full: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

export interface SessionDate {
  /** Whether there is one to come. */
  planned: boolean;
  /** For the visitor: their own time zone once the page is alive, UTC before. */
  text: string;
  /** The visitor's time zone in words: Central European Standard Time. */
  zone: string | null;
}

/** `moment` and `text` are the server's; in prerendered HTML both are tokens that it fills. */
export function useSession(moment: string, text: string): SessionDate {
  const hydrated = useHydrated();
  if (!hydrated) return { planned: true, text, zone: null };
  if (moment === '' || Date.parse(moment) <= Date.now())
    return { planned: false, text: t`No session is planned at the moment.`, zone: null };
  const date = new Date(moment);
  return {
    planned: true,
    text: unbroken(new Intl.DateTimeFormat(import.meta.env.LANGUAGE, full).format(date)),
    zone: zoneAt(date),
  };
}

const zoneAt = (date: Date): string | null =>
  new Intl.DateTimeFormat(import.meta.env.LANGUAGE, { timeZoneName: 'long' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? null;
