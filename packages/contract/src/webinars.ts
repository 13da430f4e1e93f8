import { sentence } from '@fourfold/words';
import { leadSources } from './leads/words.ts';

const cultureFit = sentence('Culture-fit hiring');
const fourLevels = sentence('The four levels of culture');

/** The webinars, and when each takes place. The people who run the site change the dates with the operator's tool. */
export const webinars = {
  'culture-fit-hiring': {
    get title() {
      return cultureFit();
    },
    source: leadSources.webinarHiring,
    minutes: 45,
    monthly: { thursday: 2, first: '2025-05-08T16:00:00Z' },
  },
  'four-levels-of-culture': {
    get title() {
      return fourLevels();
    },
    source: leadSources.webinarFourLevels,
    minutes: 45,
    // Not in the week of the other one, so that nobody has to choose between them.
    monthly: { thursday: 4, first: '2025-05-22T16:00:00Z' },
  },
} as const;

export type WebinarName = keyof typeof webinars;
export type WebinarSource = (typeof webinars)[WebinarName]['source'];
export const webinarNames = Object.keys(webinars) as WebinarName[];

export const webinarOf = (source: string): WebinarName | null =>
  webinarNames.find((name) => webinars[name].source === source) ?? null;

/** At 16:00 UTC on such a Thursday of every month, from the first session on. */
export interface MonthlyRule {
  readonly thursday: 2 | 4;
  readonly first: string;
}

/** By rule, at the dates given, or not at all. */
export type WebinarPlan =
  | { readonly kind: 'monthly'; readonly rule: MonthlyRule }
  | { readonly kind: 'dates'; readonly dates: readonly Date[] };

export const defaultPlan = (name: WebinarName): WebinarPlan => ({
  kind: 'monthly',
  rule: webinars[name].monthly,
});

/** The next session after a moment, or null where none is planned. */
export function nextSession(plan: WebinarPlan, now: Date): Date | null {
  if (plan.kind === 'dates') {
    const coming = plan.dates.filter((date) => date > now).toSorted((a, b) => a.getTime() - b.getTime());
    return coming[0] ?? null;
  }
  const { thursday, first } = plan.rule;
  const from = new Date(Math.max(now.getTime(), Date.parse(first) - 1));
  const here = thursdayOf(thursday, from.getUTCFullYear(), from.getUTCMonth());
  return here > from ? here : thursdayOf(thursday, from.getUTCFullYear(), from.getUTCMonth() + 1);
}

/** Whether a session that someone was invited to still stands. */
export function isPlanned(plan: WebinarPlan, session: Date): boolean {
  const dates =
    plan.kind === 'dates'
      ? plan.dates
      : [thursdayOf(plan.rule.thursday, session.getUTCFullYear(), session.getUTCMonth())];
  return dates.some((date) => date.getTime() === session.getTime());
}

const thursdayInWeek = 4;

/** 16:00 UTC on a Thursday of a month: the second is between the 8th and the 14th. */
export function thursdayOf(which: MonthlyRule['thursday'], year: number, month: number): Date {
  const earliest = new Date(Date.UTC(year, month, 7 * which - 6, 16));
  const ahead = (thursdayInWeek - earliest.getUTCDay() + 7) % 7;
  return new Date(earliest.getTime() + ahead * 24 * 3600 * 1000);
}
