import { sentence } from '@fourfold/words';
import type { CultureFilter } from './filter.ts';

/** Why there is no figure. */
export const withheldReasons = [
  'no_answers',
  'too_few',
  'not_released',
  'other_version',
  'seen_before',
  'filter_shows_people',
  'needs_individuals',
] as const;

export const scoreBands = ['underactivated', 'low', 'balanced', 'high', 'overactivated'] as const;

export const measureKinds = ['behaviour', 'perception'] as const;

export const linkSorts = [
  '-strength',
  'strength',
  'behaviour',
  '-behaviour',
  'perception',
  '-perception',
] as const;

/**
 * Server-sent events: `event: culture` whenever the figures of the caller have moved. Needs `groups:see`, of an API token
 * the scope `figures:read`. `event: replaced` is the last one where the same person opened more streams than are kept:
 * do not open it again, ask `getCultureVersion` now and then instead. The stream ends with the session.
 */
export const cultureEventsPath = '/api/survey/culture/events';

/** The name of the event that says goodbye to the oldest of too many streams. */
export const replacedEvent = 'replaced';

export const certainties = ['clear', 'likely', 'unclear'] as const;

/** A share of companies that stand lower, in percent: one of these means that or less, or that or more. */
export const shareLimits = { lowest: 5, highest: 95 } as const;

/** Which keys figures were made with, in the same words wherever they stand: among other facts, and alone. */
export const keysFact = sentence<{ version: string }>('Scoring keys: version {version}');
export const sayKeys = sentence<{ version: string }>('Scoring keys: version {version}.');

/** Where two versions of the questionnaire are compared: the keys of one fit no answers to the other. */
export const sayKeysOfBoth = sentence<{ version: string; earlier: string }>(
  'Scoring keys: version {version}, and version {earlier} for the earlier round.',
);

/** Why there is a difference is said with other points than the two scores are apart. */
export const whyNotTheGap = sentence<{ scores: string }>(
  'The less certain a score is, the more we pull it towards the balanced middle. Differences are not adjusted in this way. So they are often larger than {scores} suggest.',
);

const filters = {
  company: sentence<{ company: string }>('company {company}'),
  position: sentence<{ position: string }>('position {position}'),
  from: sentence<{ day: string }>('submitted from {day}'),
  to: sentence<{ day: string }>('submitted up to {day}'),
  leftOut: sentence('including answers that are usually left out'),
};

/** Whose figures they are besides round and department: paper and files go where nobody sees the filters of the page. */
export function sayFilters(
  { company, position, from, to, include }: CultureFilter,
  sayDay: (day: string) => string,
): string[] {
  return [
    ...(company === undefined ? [] : [filters.company({ company })]),
    ...(position === undefined ? [] : [filters.position({ position })]),
    ...(from === undefined ? [] : [filters.from({ day: sayDay(from) })]),
    ...(to === undefined ? [] : [filters.to({ day: sayDay(to) })]),
    ...(include === undefined ? [] : [filters.leftOut()]),
  ];
}

/** The manual's warning is about five; a single behaviour of nine is hardly better known. */
const few = 10;
const fromFew = sentence<{ people: number }>(
  'From {people, plural, one {one person} other {# people}}: a rough indication, not a firm score. Ask the people themselves before you act.',
);

/** Said beside figures that look as certain as those of a company; null where they are of enough people, or of none. */
export const sayFew = (people: number): string | null =>
  people > 0 && people < few ? fromFew({ people }) : null;

const groupsCompared = sentence('Here, groups are compared, and not each person’s two sets of answers.');
const peopleCompared = sentence<{ both: number }>(
  '{both, plural, one {# person answered both times and is compared with themselves.} other {# people answered both times and are compared with themselves.}}',
);
const nobodyTwice = sentence('Nobody answered both times, so different people are compared.');

/** Whose answers a change is based on. Null: behind the gate. */
export function sayBasis(both: number | null): string {
  if (both === null) return groupsCompared();
  return both === 0 ? nobodyTwice() : peopleCompared({ both });
}

const othersSeePeople = sentence(
  'We allow for how many people answered both times. For colleagues who see individual results, we compare each person’s two sets of answers. So the changes that are clear for them may not be the ones that are clear for you.',
);
const othersSeeGroups = sentence(
  'For colleagues who see only group results, we compare the groups. So the changes that are clear for them may not be the ones that are clear for you.',
);

/** Why colleagues with another role may see other changes. */
export function whyOthersDiffer(both: number | null): string {
  if (both === null) return othersSeePeople();
  return both === 0 ? '' : othersSeeGroups();
}

/** Beside changes where a period is chosen: it lies in one round, and has no earlier one to be compared with. */
export const wholeRounds = sentence(
  'Changes are measured between whole rounds, so the period you chose doesn’t apply to them.',
);

/** Why the size of a difference and its range do not decide alone whether it is clear. */
export const sayTestedTwice = sentence(
  'A smaller difference can be clear when a larger one isn’t, because some are measured more precisely. To count as clear, each must also pass a test by itself.',
);

/** As people read them. */
export const certaintyWords: Readonly<Record<(typeof certainties)[number], () => string>> = {
  clear: sentence('clear'),
  likely: sentence('likely'),
  unclear: sentence('unclear'),
};

/** From here on something is called likely. */
export const LIKELY = 0.5;

type Side = 'low' | 'high';

/**
 * Whether a score is out of balance on one side and likely to be so. One that reads 120 is balanced still, even where the
 * estimate is a little above it.
 */
export const isLikelyOut = (
  side: Side,
  { side: own, band, beyond }: { readonly side: Side; readonly band: string; readonly beyond: number },
): boolean => own === side && band !== 'balanced' && beyond >= LIKELY;

export const cultureParts = [
  'heatmap',
  'opportunities',
  'barriers',
  'dynamics',
  'departments',
  'rounds',
] as const;

/**
 * Every figure of a group passes one gate on the server: people who may not see individuals get it from `leastPeople`
 * on, and only in batches of that many.
 */
export const leastPeople = 5;

const improve = sentence<{ name: string }>('Improve {name}');
const reduce = sentence<{ name: string }>('Reduce {name}');

/** What an opportunity is called: there is too little of it, or too much. */
export const nameOpportunity = (direction: 'improve' | 'reduce', name: string): string =>
  direction === 'improve' ? improve({ name }) : reduce({ name });
