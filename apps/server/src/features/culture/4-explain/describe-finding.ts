import { nameOpportunity } from '@fourfold/contract/words';
import type {
  Barrier,
  Label,
  MeasureTexts,
  Opportunity,
  RankedBarrier,
  RankedOpportunity,
  ReportedScore,
} from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { listOf } from '@fourfold/words/format';
import { sayProbability } from './say-probability.ts';

/**
 * An opportunity or a barrier in plain words: what it is called, what speaks for it, what could be done, and how certain
 * its place among the five is. Numbers are whole, since no figure of a group is known more finely.
 *
 * Example: `Improve Delegation`, `55 (likely range 33 to 77). About 41 of 52 people (likely range 28 to 49) show too little of it. ...`
 */
interface FindingDescription {
  readonly name: string;
  readonly description: string;
}

type Evidence = Readonly<Record<'score' | 'low' | 'high' | 'people' | 'all' | 'fewest' | 'most', number>>;

/** Where there is nobody to count. */
const ofOne = sentence<Pick<Evidence, 'score' | 'low' | 'high'>>(
  '{score, number} (likely range {low, number} to {high, number}), from the answers of one person.',
);
const tooLittle = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}). About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) show too little of it.',
);
const tooMuch = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}). About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) show too much of it.',
);
/** Where the group is not out of balance: nothing says then that it was. */
const balancedLittle = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}): balanced on average so far. About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) show too little of it.',
);
const balancedMuch = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}): balanced on average so far. About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) show too much of it.',
);
const weak = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}). About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) see too little of it.',
);
const notWeak = sentence<Evidence>(
  '{score, number} (likely range {low, number} to {high, number}): not too low on average so far. About {people, number} of {all, number} people (likely range {fewest, number} to {most, number}) see too little of it.',
);
const connected = sentence<{ names: string }>('May be connected with: {names}.');

export function describeOpportunity(
  { behaviours, perceptions }: MeasureTexts,
  opportunity: Opportunity,
  all: number,
): FindingDescription {
  const { behaviour, direction, score } = opportunity;
  const own = present(behaviours[behaviour], behaviour);
  const ties = opportunity.perceptions.map(
    ({ perception }) => present(perceptions[perception], perception).name,
  );
  const evidence =
    score.band === 'balanced'
      ? { improve: balancedLittle, reduce: balancedMuch }
      : { improve: tooLittle, reduce: tooMuch };
  return {
    name: nameOpportunity(direction, own.name),
    description: joined([
      sayEvidence(evidence[direction], opportunity, all),
      ties.length > 0 && connected({ names: listOf(ties) }),
      direction === 'improve' ? own.raise : own.lower,
    ]),
  };
}

export function describeBarrier(
  { behaviours, perceptions }: MeasureTexts,
  barrier: Barrier,
  all: number,
): FindingDescription {
  const { perception, score } = barrier;
  const own = present(perceptions[perception], perception);
  const ties = barrier.behaviours.map(({ behaviour }) => present(behaviours[behaviour], behaviour).name);
  return {
    name: own.name,
    description: joined([
      sayEvidence(isWeak(score) ? weak : notWeak, barrier, all),
      ties.length > 0 && connected({ names: listOf(ties) }),
      own.raise,
    ]),
  };
}

const place: Readonly<Record<Label, (values: { probability: string }) => string>> = {
  clear: sentence('Clearly one of the top five ({probability}).'),
  likely: sentence('Likely one of the top five ({probability}).'),
  unclear: sentence('Not clearly one of the top five ({probability}).'),
};
const settled = sentence('Enough answers to act on.');
/** One that is clearly none of the five, and named because five are. */
const closest = sentence(
  'It is listed because nothing that is not listed is more likely to be in the true top five.',
);
const more = sentence<{ people: number }>(
  '{people, plural, one {One more answer should settle whether it is one of the top five, if the scores stay as they are.} other {About # more answers should settle whether it is one of the top five, if the scores stay as they are.}}',
);
const neverEnough = sentence(
  'Even if everyone answered, it could still be unclear whether it is one of the top five. Ask the people concerned what they see.',
);
const never = sentence(
  'More answers alone would not settle whether it is one of the top five. Ask the people concerned what they see.',
);

/** How certain its place is, and what would settle it. `missing`: invited and still to answer, null where unknown. */
export function describePlace(
  { label, probability, peopleToSettle }: RankedOpportunity | RankedBarrier,
  missing: number | null,
): { readonly place: string; readonly settles: string } {
  return {
    place: place[label]({ probability: sayProbability(probability) }),
    settles: whatSettles(label, peopleToSettle, missing),
  };
}

function whatSettles(label: Label, people: number | null, missing: number | null): string {
  if (people === null) return never();
  if (people === 0) return label === 'clear' ? settled() : closest();
  if (missing === null || people <= missing) return more({ people });
  return missing === 0 ? never() : neverEnough();
}

const isWeak = ({ band }: ReportedScore): boolean => band === 'underactivated' || band === 'low';

type Counted = Pick<Opportunity, 'score' | 'people' | 'peopleRange'>;

function sayEvidence(
  say: (values: Evidence) => string,
  { score, people, peopleRange }: Counted,
  all: number,
): string {
  const figure = { score: whole(score.score), low: whole(score.low), high: whole(score.high) };
  if (all === 1) return ofOne(figure);
  return say({ ...figure, people, all, fewest: peopleRange.low, most: peopleRange.high });
}

/** By way of tenths, as a screen does to which tenths are handed: 44.47 is 45 there and must not be 44 here. */
const whole = (value: number): number => Math.round(Math.round(value * 10) / 10);

/** Sentences one after the other. */
const joined = (sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');

function present<T>(text: T | undefined, measure: string): T {
  if (text === undefined) throw new RangeError(`There is no text of ${measure}.`);
  return text;
}
