import { HASTY, NATURE, type Nature, type Reason, type Signs, type Verdict } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { decimalOf, percentOf } from '@fourfold/words/format';

type Doubt = 'check' | 'unreliable';

const consistent = sentence('The answers are consistent.');
const uninformative = sentence(
  'These answers say little, but they are not left out. Someone who is balanced in most things would answer like this too.',
);
const doubts: Readonly<Record<Doubt, Readonly<Record<Exclude<Nature, 'uninformative'>, () => string>>>> = {
  check: {
    careless: sentence(
      'Some of these answers may have been chosen without reading the questions. Look at the reasons before you rely on them.',
    ),
    contradictory: sentence(
      'Some of these answers contradict each other. Look at the reasons before you rely on them.',
    ),
  },
  unreliable: {
    careless: sentence(
      'These answers seem to have been chosen without reading the questions. They are left out of group results unless someone puts them back.',
    ),
    contradictory: sentence(
      'These answers contradict each other. They are left out of group results unless someone puts them back.',
    ),
  },
};

/** What a verdict means. Carelessness and contradiction are said apart; the first reason that is either decides. */
export function describeVerdict(verdict: Verdict, reasons: readonly Pick<Reason, 'kind'>[]): string {
  if (verdict === 'consistent') return consistent();
  if (verdict === 'uninformative') return uninformative();
  const natures = reasons.map(({ kind }) => NATURE[kind]).filter((nature) => nature !== 'uninformative');
  return doubts[verdict][natures[0] ?? 'careless']();
}

interface Seen {
  readonly percent: string;
  readonly tenths: string;
  readonly count: number;
  readonly hasty: string;
}
type Said = (values: Pick<Seen, keyof Seen>) => string;

const signs: Readonly<Record<keyof Signs, Said>> = {
  answered: sentence('Only {percent} of the questions were answered.'),
  mirrors: sentence(
    'Six questions were asked a second time in different words. The two answers to each are {tenths} steps apart on average. Less than one step is usual.',
  ),
  fit: sentence('Some individual answers contradict the picture that all the answers together give.'),
  information: sentence(
    'Picking at random would explain these answers roughly as well as a person’s own views would.',
  ),
  behaviours: sentence(
    'The answers about behaviours look much as they would if someone had picked them at random.',
  ),
  perceptions: sentence(
    'The answers about this workplace look much as they would if someone had picked them at random.',
  ),
  halves: sentence(
    'In the second half, the answers look like random picking, unlike those in the first half.',
  ),
  run: sentence(
    '{count, plural, one {The option in the same place on the screen was chosen # time in a row.} other {The option in the same place on the screen was chosen # times in a row.}}',
  ),
  places: sentence(
    'Some places on the screen were chosen far more often than others, although the options there are shuffled.',
  ),
  seconds: sentence(
    'Half of the questions were answered in under {tenths} seconds each, faster than they can be read.',
  ),
  hasty: sentence(
    '{percent} of the questions were answered in under {hasty} seconds each, faster than they can be read.',
  ),
};

/** Why answers are doubted, with the number that was seen. */
export const describeReason = ({ sign, value }: Reason): string =>
  signs[sign]({
    percent: percentOf(value),
    tenths: decimalOf(value, 1),
    count: Math.round(value),
    hasty: decimalOf(HASTY, 1),
  });
