import { leadSources } from './lead-sources.ts';

/** The webinars, and when each takes place. Whoever runs the site changes the dates with the operator's tool. */
export const webinars = {
  'culture-fit-hiring': {
    title: 'Culture-fit hiring',
    source: leadSources.webinarHiring,
    minutes: 45,
  },
  'four-levels-of-culture': {
    title: 'The four levels of culture',
    source: leadSources.webinarFourLevels,
    minutes: 45,
  },
} as const;

export type WebinarName = keyof typeof webinars;
export type WebinarSource = (typeof webinars)[WebinarName]['source'];
export const webinarNames = Object.keys(webinars) as WebinarName[];

export const webinarOf = (source: string): WebinarName | null =>
  webinarNames.find((name) => webinars[name].source === source) ?? null;

/** By rule, at the dates given, or not at all. */
export type WebinarPlan =
  | { readonly kind: 'monthly' }
  | { readonly kind: 'dates'; readonly dates: readonly Date[] };

export const defaultPlan: WebinarPlan = { kind: 'monthly' };
/** The session with which they began. */
const first = Date.parse('2025-05-08T16:00:00Z');
const thursday = 4;

/** The next session after a moment, or null where none is planned. */
export function nextSession(plan: WebinarPlan, now: Date): Date | null {
  if (plan.kind === 'dates') {
    const coming = plan.dates.filter((date) => date > now).toSorted((a, b) => a.getTime() - b.getTime());
    return coming[0] ?? null;
  }
  const from = new Date(Math.max(now.getTime(), first - 1));
  const here = secondThursday(from.getUTCFullYear(), from.getUTCMonth());
  return here > from ? here : secondThursday(from.getUTCFullYear(), from.getUTCMonth() + 1);
}

/** Whether a session that somebody was invited to still stands. */
export function isPlanned(plan: WebinarPlan, session: Date): boolean {
  const dates =
    plan.kind === 'dates' ? plan.dates : [secondThursday(session.getUTCFullYear(), session.getUTCMonth())];
  return dates.some((date) => date.getTime() === session.getTime());
}

/** 16:00 UTC on the second Thursday of a month, which is between the 8th and the 14th. */
export function secondThursday(year: number, month: number): Date {
  const eighth = new Date(Date.UTC(year, month, 8, 16));
  const ahead = (thursday - eighth.getUTCDay() + 7) % 7;
  return new Date(eighth.getTime() + ahead * 24 * 3600 * 1000);
}
