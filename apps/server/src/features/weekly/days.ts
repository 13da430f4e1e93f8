import { currentLanguage } from '@fourfold/words/language';

export const dayMs = 86_400_000;

/** “Friday 27 November”, where the organisation is. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(moment);

/** The same for a clock that has no place. */
export const dayOnClock = (clock: string): string =>
  dayIn('UTC', new Date(`${clock.slice(0, 10)}T00:00:00Z`));

/** Whether a clock without a place shows a moment of the seven days from now, at the organisation's own time. */
export function isThisWeek(clock: string, zone: string, now: Date): boolean {
  const here = clockIn(zone, now);
  const end = clockIn(zone, new Date(now.getTime() + 7 * dayMs));
  return clock >= here && clock < end;
}

/** As `<input type="datetime-local">` writes it. */
const clockIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(moment)
    .replace(' ', 'T');
