import { sentence } from '@fourfold/words';
import { sayKeys } from '../culture/words.ts';

/** For how many days a link to a snapshot can be made to work. */
export const snapshotDays = ['7', '30', '90', '365'] as const;
export const usualSnapshotDays: (typeof snapshotDays)[number] = '30';

export const snapshotStates = ['open', 'expired', 'revoked'] as const;
export type SnapshotState = (typeof snapshotStates)[number];

/** What has happened since that another snapshot would show. */
export const snapshotNews = ['answers', 'keys', 'round'] as const;

const rounded = sentence<{ score: number; low: number; high: number }>(
  '{score, number}, likely range {low, number} to {high, number}',
);

/** "64, likely range 52 to 77": the same on the page, in the PDF and on the slides. */
export const sayScore = ({ score, low, high }: Record<'score' | 'low' | 'high', number>): string =>
  rounded({ score, low, high });

/** How many departments are named before the others are counted. */
const most = 4;

interface Place {
  readonly name: string;
  readonly figure: Record<'score' | 'low' | 'high', number>;
}

const inOne = sentence<{ name: string; score: number; low: number; high: number }>(
  '{name} ({score, number}, {low, number} to {high, number})',
);
const nowhere = sentence('Not clearly in any department.');
const hereAlone = sentence<{ name: string }>('In {name}.');
const here = sentence<{ names: string; last: string }>('In {names} and {last}.');
const andMore = sentence<{ names: string; more: number }>(
  'In {names} and {more, plural, one {# more department} other {# more departments}}.',
);
const everywhere = sentence<{ shown: number }>(
  '{shown, plural, =2 {In both departments shown.} other {In all # departments shown.}}',
);
const mostCertain = sentence<{ names: string }>('The most certain: {names}.');

/** Which departments it concerns, of so many that are shown: "In Sales, Shops and 2 more departments." */
export const sayWhere = (places: readonly Place[], shown: number | null): string =>
  isEverywhere(places, shown) ? everywhere({ shown: places.length }) : sayPlaces(places, ({ name }) => name);

/** The same for a table, with scores: "In Sales (64, 52 to 77) and 2 more departments." */
export const sayWhereScored = (places: readonly Place[], shown: number | null): string => {
  const sayOne = ({ name, figure }: Place) => inOne({ name, ...figure });
  if (!isEverywhere(places, shown)) return sayPlaces(places, sayOne);
  const names = places.slice(0, most).map(sayOne).join(', ');
  return `${everywhere({ shown: places.length })} ${mostCertain({ names })}`;
};

/** As on the screen: a list of all of them would read as a choice. */
const isEverywhere = ({ length }: readonly Place[], shown: number | null): boolean =>
  length > 1 && length === shown;

function sayPlaces(places: readonly Place[], sayOne: (place: Place) => string): string {
  if (places.length === 0) return nowhere();
  const more = places.length - most;
  // "1 more department" would take as much room as its name.
  const said = places.slice(0, more === 1 ? places.length : most).map(sayOne);
  if (more > 1) return andMore({ names: said.join(', '), more });
  const last = said.at(-1) ?? '';
  const names = said.slice(0, -1).join(', ');
  return names === '' ? hereAlone({ name: last }) : here({ names, last });
}

const madeOf = sentence<{ round: string; day: string; people: number }>(
  '{round}. As of {day}, {people, plural, one {# person} other {# people}}.',
);

/** What every copy says of its figures, since others may be newer: whose they are and of which day. */
export const sayOrigin = ({ round, day, people }: { round: string; day: string; people: number }) =>
  madeOf({ round, day, people });

/** How to read it, and with which keys it was scored. */
export const readingOf = ({ how_to_read, keys }: { how_to_read: readonly string[]; keys: string }) => [
  sayBalanced(),
  ...how_to_read,
  sayKeys({ version: keys }),
];

/** What the parts are called, on the page, in the PDF and on the slides. */
export const snapshotParts = {
  heard: sentence('Who answered, and how certain the results are'),
  opportunities: sentence('Five opportunities'),
  barriers: sentence('Five barriers'),
  departments: sentence('Which departments it concerns'),
  profile: sentence('How people act and how they see their work'),
  competencies: sentence('Competencies'),
  domains: sentence('How people see their work'),
  howToRead: sentence('How to read this'),
} as const;

const balanced = sentence<{ low: number; high: number }>(
  'Scores run from 0 to 200. {low, number} to {high, number} is balanced.',
);
export const sayBalanced = () => balanced({ low: 80, high: 120 });
