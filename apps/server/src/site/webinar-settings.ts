import type { SiteSettings } from '@fourfold/contract';
import type { Sessions } from '../features/webinars/webinar-plans.ts';

type WebinarSettings = Pick<
  SiteSettings,
  'webinarHiring' | 'webinarHiringText' | 'webinarFourLevels' | 'webinarFourLevelsText'
>;

const words = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** The next sessions as the pages hold them: a moment for scripts and search engines, words for everybody. */
export function webinarSettings(sessions: Sessions): WebinarSettings {
  const iso = (date: Date | null) => date?.toISOString() ?? '';
  const text = (date: Date | null) =>
    date === null ? 'No session is planned at the moment.' : words.format(date);
  const { 'culture-fit-hiring': hiring, 'four-levels-of-culture': levels } = sessions;
  return {
    webinarHiring: iso(hiring),
    webinarHiringText: text(hiring),
    webinarFourLevels: iso(levels),
    webinarFourLevelsText: text(levels),
  };
}
