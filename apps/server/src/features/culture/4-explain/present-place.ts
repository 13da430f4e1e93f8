import type { CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import { FEWEST_TO_OBSERVE, type RankedBarrier, type RankedOpportunity } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { Engine } from '../engine/engine.ts';
import { hundredth, toFigure } from '../engine/figures.ts';
import { nameMeasure } from '../engine/names.ts';
import { describePlace } from './describe-finding.ts';

type Entry = RankedBarrier | RankedOpportunity;
type Shared = 'place' | 'tied' | 'probability' | 'label' | 'certainty' | 'people_to_settle';

const tiedFirst = sentence('Too close to call with the others at the top.');
const tiedBelow = sentence('Too close to call with its neighbours on the list.');

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
  const certainty = describePlace(entry, missing);
  return {
    place: entry.place,
    tied,
    probability: hundredth(entry.probability),
    label: entry.label,
    certainty: tied ? `${certainty} ${(entry.place === 1 ? tiedFirst : tiedBelow)()}` : certainty,
    people_to_settle: entry.peopleToSettle,
    figure: toFigure(entry.score),
    people: entry.people,
    people_range: entry.peopleRange,
    of_people: people,
  };
}

/** A measure of the other kind that it goes with: seen in these answers, or expected while there are too few. */
export const presentTie = (
  engine: Engine,
  kind: 'behaviour' | 'perception',
  { key, correlation }: { readonly key: string; readonly correlation: number },
  people: number,
): CultureBarrier['ties'][number] => ({
  key,
  name: nameMeasure(engine, kind, key).name,
  correlation: hundredth(correlation),
  expected: people < FEWEST_TO_OBSERVE,
});
