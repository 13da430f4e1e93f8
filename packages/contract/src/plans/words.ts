import { sentence } from '@fourfold/words';

export const planStates = ['drafted', 'running', 'done', 'dropped'] as const;
export type PlanState = (typeof planStates)[number];

export const planStateNames: Readonly<Record<PlanState, () => string>> = {
  drafted: sentence('Drafted'),
  running: sentence('Running'),
  done: sentence('Done'),
  dropped: sentence('Dropped'),
};

/** The owner's link works for so long after the mail that brought it, and so long after the plan's last day at least. */
export const planLinkDays = 60;
export const planLinkDaysAfter = 30;
/** A plan runs for two years at most. */
export const longestPlanDays = 731;

/** The parts of the one sentence that a plan is. */
export interface PlanParts {
  readonly cue: string;
  readonly who: string;
  readonly what: string;
  /** As a day is read: 31 Mar 2027. */
  readonly until: string;
}

const whole = sentence<Record<keyof PlanParts, string>>('Until {until}: when {cue}, {who} will {what}.');
const gap = '…';

/** “Until 31 Mar 2027: when the Monday meeting starts, everyone in Sales will ….” What is still missing is a gap. */
export const planSentence = ({ cue, who, what, until }: PlanParts): string =>
  whole({ cue: cue || gap, who: who || gap, what: what || gap, until: until || gap });

/** As the sentence takes it: without a full stop in its middle. */
export const asPart = (text: string): string => text.trim().replace(/[\s.,;:]+$/u, '');

const when = sentence('When');

/** The same for a cue: the sentence brings its own “When”. */
export function asCue(text: string): string {
  const cue = asPart(text);
  const opening = `${when()} `.toLowerCase();
  return cue.toLowerCase().startsWith(opening) ? cue.slice(opening.length).trim() : cue;
}

const dayMs = 24 * 3600 * 1000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week (UTC) in which a moment lies: 2026-11-23. */
export function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return isoDay(moment.getTime() - sinceMonday * dayMs);
}

/** The Monday so many weeks later. */
export const weeksAfter = (week: string, count: number): string =>
  isoDay(Date.parse(week) + count * 7 * dayMs);

/**
 * Whether a week can be ticked: the present one as often as one likes, the one before it once, for people who read
 * their mail on Monday.
 */
export function canTick(week: string, isTicked: boolean, now: Date): boolean {
  const present = weekOf(now);
  return week === present || (!isTicked && week === weeksAfter(present, -1));
}
