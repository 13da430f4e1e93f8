import { t } from '@lingui/core/macro';
import { clockIn } from './dates.ts';
import { browserTimezone } from './timezone.ts';

/** What the clock shows here, as the earliest that a field for date and time offers. */
export const clockHere = (now = new Date()): string => clockIn(now.toISOString(), browserTimezone());

/** Nobody's clock is further behind UTC: what has passed there has passed for every department. */
const furthestBehindMs = 12 * 3_600_000;

export const isOverEverywhere = (at: string, now = new Date()): boolean =>
  isTyped(at) && at <= clockIn(new Date(now.getTime() - furthestBehindMs).toISOString(), 'UTC');

/** Said at the field as soon as its time is over on the clock here, before anyone presses anything; null while it isn't. */
export const sayOver = (at: string, now = new Date()): string | null =>
  isTyped(at) && at <= clockHere(now)
    ? t`This time has already passed on your clock. Please choose a later one.`
    : null;

/** The same of a day, with today as it is given. */
export const sayDayOver = (day: string, today: string): string | null =>
  isTyped(day) && day < today ? t`This day has already passed. Please choose a later one.` : null;

/** While the year is typed a browser has 0002, 0020 and 0202 on the way to 2026. */
const isTyped = (at: string): boolean => at >= '1000';
