import { t } from '@lingui/core/macro';

// Made when they are first asked for: a phone takes long to get the first of them ready.
const day = once(
  () =>
    new Intl.DateTimeFormat(import.meta.env.LANGUAGE, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const time = once(
  () => new Intl.DateTimeFormat(import.meta.env.LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' }),
);
const clock = once(
  () =>
    new Intl.DateTimeFormat(import.meta.env.LANGUAGE, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }),
);
const weekday = once(
  () =>
    new Intl.DateTimeFormat(import.meta.env.LANGUAGE, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);
const relative = once(() => new Intl.RelativeTimeFormat(import.meta.env.LANGUAGE, { numeric: 'auto' }));
const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Keeps the day, the month and the year of what is read as one on one line, wherever in a text they stand. */
export const unbroken = (text: string): string =>
  text.replace(/(\d{1,2}) (\p{L}+)(?: (\d{4}))?/gu, (...[, number, month, year]) =>
    [number, month, year].filter(Boolean).join('\u00a0'),
  );

/** 3 Mar 2026 */
export const onDay = (moment: string): string => unbroken(day().format(new Date(moment)));

/** 3 Mar 2026, 14:05, in the time zone of the person who reads it */
export const atTime = (moment: string): string => unbroken(time().format(new Date(moment)));

/** 30 Nov 2026, 09:00: a clock without a place, such as 2026-11-30T09:00 */
export const onClock = (local: string): string => unbroken(clock().format(new Date(`${local}:00Z`)));

/** Mon 30 Nov, 09:00: of a clock without a place. A day of another year comes with its year. */
export const onWeekday = (local: string, now = new Date()): string => {
  if (local.slice(0, 4) !== String(now.getFullYear())) return onClock(local);
  const said = weekday().formatToParts(new Date(`${local}:00Z`));
  const part = (type: string) => said.find((one) => one.type === type)?.value ?? '';
  return unbroken(said.map(({ value }) => value).join('')).replace(
    `${part('weekday')}, `,
    `${part('weekday')} `,
  );
};

/** What the clock of a time zone shows at a moment, as a field for date and time takes it. */
export const clockIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date(moment))
    .replace(' ', 'T');

/** "5 minutes ago", "in 2 days"; after a month the day itself says more. */
export function ago(moment: string, now: Date): string {
  const distance = Date.parse(moment) - now.getTime();
  if (Math.abs(distance) < minute) return t`just now`;
  if (Math.abs(distance) > 30 * 24 * 60 * minute) return onDay(moment);
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
  return relative().format(Math.trunc(distance / length), unit);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
