import type { Barrier, RankedBarrier } from '../barriers/find-barriers.ts';
import { MeasurementError } from '../errors.ts';
import type { Opportunity, RankedOpportunity } from '../opportunities/opportunity.ts';
import type { ReportedScore } from '../person/reported-score.ts';
import type { MeasureTexts } from '../questionnaire/load-measure-texts.ts';
import type { FindingTexts } from './load-finding-texts.ts';
import { sayProbability } from './say-probability.ts';

/**
 * An opportunity or a barrier in plain words: what it is called, what speaks for it, what could be
 * done, and how sure its place among the five is.
 *
 * All words are data; numbers are whole, since no figure of a group is known more finely.
 *
 * Example: `Improve Delegation`, `55 (33 to 77): about 41 of 52 people (28 to 49) show too little of it. ...`
 */
export interface FindingDescription {
  readonly name: string;
  readonly description: string;
}

export function describeOpportunity(
  texts: FindingTexts,
  { behaviours, perceptions }: MeasureTexts,
  opportunity: Opportunity,
  all: number,
): FindingDescription {
  const { behaviour, direction, score } = opportunity;
  const own = present(behaviours[behaviour], behaviour);
  const ties = opportunity.perceptions.map(
    ({ perception }) => present(perceptions[perception], perception).name,
  );
  const evidence = score.band === 'balanced' ? texts.opportunity.balanced : texts.opportunity.evidence;
  return {
    name: fill(texts.opportunity.name[direction], { name: own.name }),
    description: [
      fill(all === 1 ? texts.one : evidence[direction], { ...rounded(score), ...counted(opportunity), all }),
      ties.length > 0 ? fill(texts.opportunity.ties, { ties: ties.join(', ') }) : '',
      direction === 'improve' ? own.raise : own.lower,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

export function describeBarrier(
  texts: FindingTexts,
  { behaviours, perceptions }: MeasureTexts,
  barrier: Barrier,
  all: number,
): FindingDescription {
  const { perception, score } = barrier;
  const own = present(perceptions[perception], perception);
  const evidence = isWeak(score) ? texts.barrier.evidence : texts.barrier.notWeak;
  const ties = barrier.behaviours.map(({ behaviour }) => present(behaviours[behaviour], behaviour).name);
  return {
    name: own.name,
    description: [
      fill(all === 1 ? texts.one : evidence, { ...rounded(score), ...counted(barrier), all }),
      ties.length > 0 ? fill(texts.barrier.ties, { ties: ties.join(', ') }) : '',
      own.raise,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** How sure its place is, and what would settle it. */
export function describePlace(
  { label: labels, settle }: FindingTexts,
  { label, probability, peopleToSettle }: RankedOpportunity | RankedBarrier,
): string {
  const sure = fill(labels[label], { probability: sayProbability(probability) });
  if (peopleToSettle === null) return `${sure} ${settle.never}`;
  if (peopleToSettle === 0) return `${sure} ${label === 'clear' ? settle.none : settle.closest}`;
  return `${sure} ${fill(settle.some, { people: peopleToSettle })}`;
}

const isWeak = ({ band }: ReportedScore): boolean => band === 'underactivated' || band === 'low';

function rounded({ score, low, high }: ReportedScore): Record<'score' | 'low' | 'high', number> {
  return { score: whole(score), low: whole(low), high: whole(high) };
}

const counted = ({ people, peopleRange }: Pick<Opportunity, 'people' | 'peopleRange'>) => ({
  people,
  fewest: peopleRange.low,
  most: peopleRange.high,
});

/** By way of tenths, as a screen does to which tenths are handed: 44.47 is 45 there and must not be 44 here. */
const whole = (value: number): number => Math.round(Math.round(value * 10) / 10);

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

function present<T>(text: T | undefined, measure: string): T {
  if (text === undefined) throw new MeasurementError('missing_text', { measure });
  return text;
}
