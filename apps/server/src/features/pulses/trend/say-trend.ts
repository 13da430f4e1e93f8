import type { Trend } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { listOf, signedOf, wholeOf } from '@fourfold/words/format';
import type { PlanRow } from '../../plans/plans.repository.ts';

type Change = Trend['changes'][number];

const never = sentence('It has not been measured yet.');
const once = sentence('It has been measured only once, so nothing can be said about change yet.');
const noChange = sentence<{ times: number }>(
  'Measured {times, plural, =2 {twice} =3 {three times} other {# times}}: no clear change from one time to the next.',
);
type Size = { points: number; low: string; high: string };
type Told = Size & { from: string; to: string };
const rose = sentence<Told>(
  'It rose by {points, plural, one {# point} other {# points}} (likely range {low} to {high}) from {from} to {to}.',
);
const fell = sentence<Told>(
  'It fell by {points, plural, one {# point} other {# points}} (likely range {low} to {high}) from {from} to {to}.',
);

const mayHaveRisen = sentence<Told>(
  'It may have risen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}) from {from} to {to}.',
);
const mayHaveFallen = sentence<Told>(
  'It may have fallen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}) from {from} to {to}.',
);

/** What clearly changed from one time to the next, and nothing else. */
export function sayTrend(changes: readonly Change[], times: number, nameOf: (id: string) => string): string {
  if (times === 0) return never();
  if (times === 1) return once();
  const clear = changes.filter(({ change }) => change.stands_out);
  if (clear.length === 0) return noChange({ times });
  return clear
    .map(({ from, to, change }) => {
      const size = sizeOf(change);
      const [up, down] = size.low > 0 ? [rose, fell] : [mayHaveRisen, mayHaveFallen];
      return (change.points > 0 ? up : down)({ from: nameOf(from), to: nameOf(to), ...inWords(size) });
    })
    .join(' ');
}

const ownQuestions = sentence(
  'Changes are calculated only from the questions asked both times. The chart uses all answers. So a change can differ from the gap between two marks on the chart.',
);
/** Why 130 and 145 may stand beside a rise of 24. */
export const sayWhyApart = (changes: readonly Change[]): string[] =>
  changes.some(({ linked }) => !linked) ? [ownQuestions()] : [];

const apart = sentence<{ gap: number }>(
  'That uses only the questions asked both times. The chart uses all answers, so its marks are {gap, plural, one {# point} other {# points}} apart.',
);

/** The same directly behind the one change that is told, with its own gap; null where the two agree or cannot be told. */
export function sayGap(told: readonly Change[], scoreOf: (id: string) => number | undefined): string | null {
  const [own, ...others] = told;
  if (own === undefined || own.linked || others.length > 0) return null;
  const [from, to] = [scoreOf(own.from), scoreOf(own.to)];
  if (from === undefined || to === undefined) return null;
  const gap = Math.abs(Math.round(to) - Math.round(from));
  return gap === sizeOf(own.change).points ? null : apart({ gap });
}

/** A fall is told as a size, its range turned along. */
function sizeOf({ points, low, high }: Change['change']) {
  const size = points < 0 ? { points: -points, low: -high, high: -low } : { points, low, high };
  return { points: Math.round(size.points), low: Math.round(size.low), high: Math.round(size.high) };
}

const inWords = ({ points, low, high }: ReturnType<typeof sizeOf>): Size => ({
  points,
  low: wholeOf(low),
  high: wholeOf(high),
});

const notStarted = sentence('The plan has not started, so there is nothing to compare yet.');
const nothingBefore = sentence(
  'Nothing to compare: it was not measured both before and after the plan started.',
);
const rosePlan = sentence<Size>(
  'Since the plan started it has risen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}).',
);
const fellPlan = sentence<Size>(
  'Since the plan started it has fallen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}).',
);
const mayHaveRisenPlan = sentence<Size>(
  'Since the plan started it may have risen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}).',
);
const mayHaveFallenPlan = sentence<Size>(
  'Since the plan started it may have fallen by {points, plural, one {# point} other {# points}} (likely range {low} to {high}).',
);
const samePlan = sentence<{ low: string; high: string }>(
  'No clear change since the plan started (likely range {low} to {high} points).',
);
const notAlone = sentence(
  'A before-and-after comparison alone cannot tell you whether the plan caused the change.',
);

/** Before and after, with what that cannot tell. */
export function saySincePlan(
  { started_at }: Pick<PlanRow, 'started_at'>,
  own: Change | null,
  times: number,
  gap: string | null,
): string {
  if (times === 0) return never();
  if (started_at === null) return notStarted();
  if (own === null) return nothingBefore();
  const { change } = own;
  if (!change.stands_out) return samePlan({ low: signedOf(change.low), high: signedOf(change.high) });
  const size = sizeOf(change);
  const [up, down] = size.low > 0 ? [rosePlan, fellPlan] : [mayHaveRisenPlan, mayHaveFallenPlan];
  return [(change.points > 0 ? up : down)(inWords(size)), gap, notAlone()].filter(Boolean).join(' ');
}

const removed = sentence<{ name: string }>('{name} has been removed, so it isn’t in these scores.');
export const sayRemoved = (name: string): string => removed({ name });

const missing = sentence<{ names: string; time: string }>(
  'Not in the scores for {time}: {names}. A department with fewer than five answers may be left out.',
);

interface Seen {
  readonly name: string;
  readonly groups: ReadonlyMap<string, unknown>;
}

/** Which departments a time does not show although it shows others. */
export function sayMissing(
  seen: readonly Seen[],
  departments: readonly string[] | null,
  names: ReadonlyMap<string, string>,
): string[] {
  return seen.flatMap(({ name, groups }) => {
    const gone = (departments ?? []).filter((id) => !groups.has(id)).flatMap((id) => names.get(id) ?? []);
    return gone.length === 0 || groups.size === 0 ? [] : [missing({ time: name, names: listOf(gone) })];
  });
}
