import type {
  CultureBarrier,
  CultureLink,
  CultureOpportunity,
  departmentDifferences,
  HeatmapRow,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import type { z } from 'zod';

/** What stands above each chart, in words for somebody who has never seen one like it. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Names as a sentence says them. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const words = ['none', 'one', 'two', 'three', 'four', 'all five'];

/** Which of the five are clear, which are likely, and how many are neither. */
function sayFive(what: string, five: readonly Pick<CultureOpportunity, 'name' | 'label'>[]): string {
  const named = (wanted: CultureOpportunity['label']) =>
    five.filter(({ label }) => label === wanted).map(({ name }) => name);
  const [clear, likely, unclear] = [named('clear'), named('likely'), named('unclear')];
  const said = [
    clear.length === 0
      ? `none of the five ${what} is clear yet.`
      : `${words[clear.length]}${clear.length < 5 ? ' of the five' : ''} ${what} ${clear.length === 1 ? 'is' : 'are'} clear: ${list(clear)}.`,
    ...(likely.length > 0 ? [`Likely: ${list(likely)}.`] : []),
  ];
  if (unclear.length === 5) said.push('They are the best guesses so far.');
  else if (unclear.length > 0)
    said.push(`The other${unclear.length === 1 ? ' is' : ` ${words[unclear.length]} are`} unclear.`);
  return said.join(' ');
}

export function sayOpportunities(five: readonly CultureOpportunity[], people: number): string {
  if (people === 1) {
    return 'One person has answered. These are hints about one person, not about a culture.';
  }
  return `With ${people} people heard, ${sayFive('opportunities', five)}`;
}

export function sayBarriers(five: readonly CultureBarrier[]): string {
  const said = sayFive('barriers', five);
  // A place among the five says that others are higher, not that this one is low.
  const weak = five.filter(({ figure }) => figure.band === 'low' || figure.band === 'underactivated');
  const all = weak.length === 0 ? ' None of them is seen as weak so far.' : '';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${all}`;
}

/** `largest`: by how many points any score moves; `others`: how many of the five are others then. */
export function sayPutBack(largest: number, others: number): string {
  const moved = `Including them moves no score by more than ${count(Math.round(largest), 'point')}`;
  if (others === 0) return `${moved} and keeps the same five opportunities.`;
  return `${moved} but changes ${words[others]}${others < 5 ? ' of the five' : ''} opportunities.`;
}

export function sayHeatmap(
  whole: HeatmapRow | null,
  names: ReadonlyMap<string, string>,
  departments: number,
): string {
  if (whole === null) return 'No figures can be shown here yet.';
  // Of the columns alone: while one of them is open, the row has its measures too.
  const out = [...names].flatMap(([key, name]) =>
    (whole.cells[key]?.strength ?? 'pale') === 'pale' ? [] : [name],
  );
  const across = departments > 1 ? ` over ${count(departments, 'department')}` : '';
  const how = 'A strong colour means sure, a pale one not.';
  return out.length === 0
    ? `Nothing is surely out of balance in the whole${across}. ${how}`
    : `Probably out of balance in the whole${across}: ${list(out)}. ${how}`;
}

export function sayDynamics(strongest: readonly CultureLink[], basis: string): string {
  if (basis === 'expected') {
    return 'Below ten people we show only what the authors of the questionnaire expect. It says nothing of your people yet.';
  }
  const [first] = strongest;
  if (first === undefined) return 'No links can be shown here yet.';
  const how = first.correlation >= 0 ? 'also more' : 'less';
  return `People with more of ${first.behaviour.name} tend to see ${how} of “${first.perception.name}”. A link is not a cause.`;
}

export function sayDepartments(
  rows: readonly z.output<typeof departmentDifferences>[],
  names: ReadonlyMap<string, string>,
): string {
  const found = rows.flatMap(({ name, differences }) =>
    Object.entries(differences)
      .filter(([, { stands_out }]) => stands_out)
      .map(([key, { points }]) => ({ name, key, points })),
  );
  if (rows.filter(({ withheld }) => withheld === null).length < 2) {
    return 'There are not enough departments with figures to compare yet.';
  }
  if (found.length === 0) return 'No department clearly differs from everyone.';
  const most = found.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0];
  if (most === undefined) return '';
  const side = most.points > 0 ? 'above' : 'below';
  return `${count(found.length, 'difference')} ${found.length === 1 ? 'is' : 'are'} clear. The largest: ${most.name} is ${count(Math.round(Math.abs(most.points)), 'point')} ${side} everyone in ${names.get(most.key) ?? most.key}.`;
}

export function sayRounds({ changes }: Pick<RoundsAnswer, 'changes'>): string {
  const found = changes.filter(({ change }) => change.stands_out);
  if (found.length === 0) return 'Nothing has clearly changed between the two rounds.';
  const words = found
    .toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points))
    .slice(0, 3)
    .map(
      ({ name, change }) =>
        `${name} (${change.points > 0 ? '+' : '−'}${Math.round(Math.abs(change.points))})`,
    );
  if (found.length <= words.length) return `Clearly changed: ${list(words)}.`;
  return `${found.length} of ${changes.length} have clearly changed, most of all ${list(words)}.`;
}

export function sayParticipation(answered: number, invited: number, leftOut: number | null): string {
  const have = answered === 1 ? 'has' : 'have';
  const said = `${answered} of ${count(invited, 'person', 'people')} ${have} answered`;
  if (leftOut === null || leftOut === 0) return `${said}.`;
  return `${said}; the answers of ${count(leftOut, 'person', 'people')} are left out because they cannot be trusted.`;
}
