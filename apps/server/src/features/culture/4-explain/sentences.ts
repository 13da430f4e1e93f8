import type {
  CultureBarrier,
  CultureLink,
  CultureOpportunity,
  departmentDifferences,
  HeatmapRow,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import { FEWEST_TO_OBSERVE, type Held, type Label, labelOf, type MeasureKind } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { listOf, percentOf } from '@fourfold/words/format';
import type { z } from 'zod';

/** What stands above each chart, in words for people who have never seen one like it. */
export const countPeople = sentence<{ people: number }>('{people, plural, one {# person} other {# people}}');

/** Names as a sentence says them. */
export const list = listOf;

type Certain = Pick<CultureOpportunity, 'name' | 'label'>;

const likelyOnes = sentence<{ names: string }>('Likely: {names}.');
const guesses = sentence('The five listed are the best guesses so far.');
const others = sentence<{ count: number }>(
  '{count, plural, =1 {The other is unclear.} =2 {The other two are unclear.} =3 {The other three are unclear.} other {The other four are unclear.}}',
);

const namesOf = (five: readonly Certain[], wanted: Certain['label']) =>
  five.filter(({ label }) => label === wanted).map(({ name }) => name);

/** Which of the five are likely, and how many are neither clear nor likely. */
function sayOthers(five: readonly Certain[]): string[] {
  const [likely, unclear] = [namesOf(five, 'likely'), namesOf(five, 'unclear')];
  return [
    ...(likely.length > 0 ? [likelyOnes({ names: listOf(likely) })] : []),
    ...(unclear.length === 5 ? [guesses()] : unclear.length > 0 ? [others({ count: unclear.length })] : []),
  ];
}

const onePerson = sentence('One person has answered. These are hints about one person, not about a culture.');
const clearOpportunities = sentence<{ people: number; clear: number; names: string }>(
  'Based on {people, number} people, {clear, plural, =0 {no opportunity is clearly in the top five yet.} =1 {one opportunity is clearly in the top five: {names}.} =2 {two opportunities are clearly in the top five: {names}.} =3 {three opportunities are clearly in the top five: {names}.} =4 {four opportunities are clearly in the top five: {names}.} other {all five opportunities are clearly in the top five: {names}.}}',
);

export function sayOpportunities(five: readonly CultureOpportunity[], people: number): string {
  if (people === 1) return onePerson();
  const clear = namesOf(five, 'clear');
  const first = clearOpportunities({ people, clear: clear.length, names: listOf(clear) });
  return [first, ...sayOthers(five)].join(' ');
}

const clearBarriers = sentence<{ clear: number; names: string }>(
  '{clear, plural, =0 {No barrier is clearly in the top five yet.} =1 {One barrier is clearly in the top five: {names}.} =2 {Two barriers are clearly in the top five: {names}.} =3 {Three barriers are clearly in the top five: {names}.} =4 {Four barriers are clearly in the top five: {names}.} other {All five barriers are clearly in the top five: {names}.}}',
);
const noneWeak = sentence('None of them has a low score yet.');

export function sayBarriers(five: readonly CultureBarrier[]): string {
  const clear = namesOf(five, 'clear');
  const first = clearBarriers({ clear: clear.length, names: listOf(clear) });
  // A place among the five says that others are higher, not that this one is low.
  const isWeak = five.some(({ figure }) => figure.band === 'low' || figure.band === 'underactivated');
  return [first, ...sayOthers(five), ...(isWeak ? [] : [noneWeak()])].join(' ');
}

const keepsTheFive = sentence<{ points: number }>(
  'Counting these answers would {points, plural, =0 {hardly move any score} one {move no score by more than # point} other {move no score by more than # points}} and would leave the five opportunities as they are.',
);
const changesTheFive = sentence<{ points: number; changed: number }>(
  'Counting these answers would {points, plural, =0 {hardly move any score} one {move no score by more than # point} other {move no score by more than # points}} but would replace {changed, plural, =1 {one of the five opportunities} =2 {two of the five opportunities} =3 {three of the five opportunities} =4 {four of the five opportunities} other {all five opportunities}}.',
);

/** `largest`: by how many points any score moves; `changed`: how many of the five are others then. */
export function sayPutBack(largest: number, changed: number): string {
  const points = Math.round(largest);
  return changed === 0 ? keepsTheFive({ points }) : changesTheFive({ points, changed });
}

const worth = sentence<Record<keyof Held, string>>(
  'Together, these five offer about {share} of the benefit of the true top five (likely range {low} to {high}).',
);

/** Often it is open which five are best and not what they bring. */
export const sayHeld = ({ share, low, high }: Held): string =>
  worth({ share: percentOf(share), low: percentOf(low), high: percentOf(high) });

const noHeatmap = sentence('No scores can be shown here yet.');
const balanced = sentence<{ departments: number }>(
  '{departments, plural, =0 {Nothing is likely to be out of balance.} =1 {Nothing is likely to be out of balance.} other {Nothing is likely to be out of balance company-wide.}}',
);
const clearlyOut = sentence<{ departments: number; found: string }>(
  '{departments, plural, =0 {Clear: {found}.} =1 {Clear: {found}.} other {Clear company-wide: {found}.}}',
);
const likelyOut = sentence<{ departments: number; found: string }>(
  '{departments, plural, =0 {Likely: {found}.} =1 {Likely: {found}.} other {Likely company-wide: {found}.}}',
);
const much = sentence<{ names: string }>('too much {names}');
const little = sentence<{ names: string }>('too little {names}');
const high = sentence<{ names: string }>('high {names}');
const low = sentence<{ names: string }>('low {names}');
/** Nobody has too much of a domain: it is seen as high or low. */
const sides = { behaviour: { high: much, low: little }, perception: { high, low } };
const colours = sentence('Stronger colours mean more certain results.');

export function sayHeatmap(
  whole: HeatmapRow | null,
  names: ReadonlyMap<string, string>,
  departments: number,
  kind: MeasureKind,
): string {
  if (whole === null) return noHeatmap();
  // Of the columns alone: while one of them is open, the row has its measures too.
  const out = [...names].flatMap(([key, name]) => {
    const cell = whole.cells[key];
    return cell && cell.band !== 'balanced' ? [{ name, side: cell.side, label: labelOf(cell.beyond) }] : [];
  });
  const found = (wanted: Label): string =>
    (['high', 'low'] as const)
      .flatMap((side) => {
        const own = out.filter((one) => one.label === wanted && one.side === side).map(({ name }) => name);
        return own.length === 0 ? [] : [sides[kind][side]({ names: listOf(own) })];
      })
      .join(', ');
  const [clear, likely] = [found('clear'), found('likely')];
  return [
    ...(clear === '' ? [] : [clearlyOut({ departments, found: clear })]),
    ...(likely === '' ? [] : [likelyOut({ departments, found: likely })]),
    ...(clear + likely === '' ? [balanced({ departments })] : []),
    colours(),
  ].join(' ');
}

const onlyExpected = sentence<{ fewest: number }>(
  'With fewer than {fewest, number} people, we show only what the authors of the questionnaire expect. That says nothing about your own people.',
);
const noLinks = sentence('No connections can be shown here yet.');
const strongestLink = sentence<{ how: 'more' | 'less'; behaviour: string; perception: string }>(
  '{how, select, more {People with higher scores for {behaviour} also tend to have higher scores for {perception}. A connection is not a cause.} other {People with higher scores for {behaviour} tend to have lower scores for {perception}. A connection is not a cause.}}',
);

export function sayDynamics(strongest: readonly CultureLink[], basis: string): string {
  if (basis === 'expected') return onlyExpected({ fewest: FEWEST_TO_OBSERVE });
  const [first] = strongest;
  if (first === undefined) return noLinks();
  const { behaviour, perception, correlation } = first;
  const how = correlation >= 0 ? 'more' : 'less';
  return strongestLink({ how, behaviour: behaviour.name, perception: perception.name });
}

const tooFewDepartments = sentence('There are not enough departments with scores to compare yet.');
const noDifference = sentence('No department clearly differs from the company as a whole.');
const clearDifferences = sentence<{ count: number }>(
  '{count, plural, one {# difference is clear.} other {# differences are clear.}}',
);
interface Difference {
  readonly name: string;
  readonly competency: string;
  readonly points: number;
}
type Largest = { name: string; competency: string; points: number };
const above = sentence<Largest>(
  '{name} is {points, plural, one {# point} other {# points}} above the company as a whole in {competency}.',
);
const below = sentence<Largest>(
  '{name} is {points, plural, one {# point} other {# points}} below the company as a whole in {competency}.',
);
/** Another may be larger, and so uncertain that nobody can rely on it. */
const largestAbove = sentence<Largest>(
  'The largest clear one: {name} is {points, plural, one {# point} other {# points}} above the company as a whole in {competency}.',
);
const largestBelow = sentence<Largest>(
  'The largest clear one: {name} is {points, plural, one {# point} other {# points}} below the company as a whole in {competency}.',
);

export function sayDepartments(
  rows: readonly z.output<typeof departmentDifferences>[],
  names: ReadonlyMap<string, string>,
): string {
  const found = rows.flatMap(({ name, differences }): Difference[] =>
    Object.entries(differences)
      .filter(([, { stands_out }]) => stands_out)
      .map(([key, { points }]) => ({ name, competency: names.get(key) ?? key, points })),
  );
  if (rows.filter(({ withheld }) => withheld === null).length < 2) return tooFewDepartments();
  const [most] = found.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (most === undefined) return noDifference();
  const { name, competency, points } = most;
  const many = points > 0 ? largestAbove : largestBelow;
  const one = points > 0 ? above : below;
  return [
    clearDifferences({ count: found.length }),
    (found.length === 1 ? one : many)({ name, competency, points: Math.round(Math.abs(points)) }),
  ].join(' ');
}

const nothingChanged = sentence('Nothing has clearly changed between the two rounds.');
const allChanged = sentence<{ names: string }>('Clearly changed: {names}.');
const mostChanged = sentence<{ found: number; all: number; names: string }>(
  '{found, number} of {all, number} competencies and domains have clearly changed, most of all {names}.',
);
const up = sentence<{ name: string; points: number }>('{name} (+{points, number})');
const down = sentence<{ name: string; points: number }>('{name} (−{points, number})');

export function sayRounds({ changes }: Pick<RoundsAnswer, 'changes'>): string {
  const found = changes.filter(({ change }) => change.stands_out);
  if (found.length === 0) return nothingChanged();
  const said = found
    .toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points))
    .slice(0, 3)
    .map(({ name, change: { points } }) =>
      (points > 0 ? up : down)({ name, points: Math.round(Math.abs(points)) }),
    );
  const names = listOf(said);
  if (found.length <= said.length) return allChanged({ names });
  return mostChanged({ found: found.length, all: changes.length, names });
}

const haveAnswered = sentence<{ answered: number; invited: number }>(
  '{answered, plural, =1 {1 of {invited, plural, one {# person} other {# people}} has answered.} other {# of {invited, plural, one {# person has} other {# people have}} answered.}}',
);
/** To those who are not told whom it leaves out: how many answered is not the same as how many count. */
const count = sentence<{ counted: number; invited: number }>(
  '{counted, plural, =1 {Answers from 1 of the {invited, plural, one {# person} other {# people}} invited are counted.} other {Answers from # of the {invited, plural, one {# person} other {# people}} invited are counted.}} Any that can’t be relied on are left out.',
);
const answeredAndLeftOut = sentence<{
  answered: number;
  invited: number;
  leftOut: number;
  counted: number;
}>(
  '{answered, plural, =1 {1 of {invited, plural, one {# person} other {# people}} has answered.} other {# of {invited, plural, one {# person has} other {# people have}} answered.}} {leftOut, plural, =1 {One set of answers can’t be relied on and is left out, so {counted, plural, =0 {none counts} one {# counts} other {# count}}.} other {# sets of answers can’t be relied on and are left out, so {counted, plural, =0 {none counts} one {# counts} other {# count}}.}}',
);

export const sayParticipation = (answered: number, invited: number, leftOut: number | null): string =>
  leftOut === null
    ? count({ counted: answered, invited })
    : leftOut === 0
      ? haveAnswered({ answered, invited })
      : answeredAndLeftOut({ answered, invited, leftOut, counted: answered - leftOut });
