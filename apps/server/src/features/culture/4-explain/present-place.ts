import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import type { Dynamics, RankedBarrier, RankedOpportunity } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { strengthAt } from '../3-estimate/dynamics.ts';
import type { Engine } from '../engine/engine.ts';
import { hundredth, toFigure } from '../engine/figures.ts';
import { nameMeasure } from '../engine/names.ts';
import { describePlace } from './describe-finding.ts';

type Entry = RankedBarrier | RankedOpportunity;
type Shared = 'place' | 'tied' | 'probability' | 'label' | 'certainty' | 'settles' | 'people_to_settle';

const tiedFirst = sentence('Which of the five comes first is too close to call.');
const tiedBelow = sentence('Where it ranks among the five is too close to call.');

/** How many answered, and how many of those invited have not; null where that is not known. */
export interface Counted {
  readonly people: number;
  readonly missing: number | null;
}

/** Where an entry stands among the five, how certain that is, and whose scores say so. */
export function presentPlace(
  entry: Entry,
  five: readonly Entry[],
  { people, missing }: Counted,
): Pick<CultureBarrier & CultureOpportunity, Shared | 'figure' | 'people' | 'people_range' | 'of_people'> {
  const tied = five.filter(({ place }) => place === entry.place).length > 1;
  const { place, settles } = describePlace(entry, missing);
  const rest = tied ? `${settles} ${(entry.place === 1 ? tiedFirst : tiedBelow)()}` : settles;
  return {
    place: entry.place,
    tied,
    probability: hundredth(entry.probability),
    label: entry.label,
    certainty: `${place} ${rest}`,
    settles: rest,
    people_to_settle: entry.peopleToSettle,
    figure: toFigure(entry.score),
    people: entry.people,
    people_range: entry.peopleRange,
    of_people: people,
  };
}

/** A measure of the other kind that it goes with: seen in these answers, or expected while there are too few. */
export function presentTie(
  engine: Engine,
  { behaviour, perception, named }: Tied,
  dynamics: Dynamics,
): CultureBarrier['ties'][number] {
  const { models } = engine.questionnaire;
  const at = (kind: 'behaviour' | 'perception', key: string) =>
    models[kind].measures.findIndex((measure) => measure.key === key);
  const key = named === 'behaviour' ? behaviour : perception;
  return {
    key,
    name: nameMeasure(engine, named, key).name,
    ...strengthAt(
      dynamics,
      at('behaviour', behaviour) * models.perception.size + at('perception', perception),
    ),
    expected: dynamics.basis === 'expected',
  };
}

interface Tied {
  readonly behaviour: string;
  readonly perception: string;
  /** Which of the two is told: the page is about the other. */
  readonly named: 'behaviour' | 'perception';
}
