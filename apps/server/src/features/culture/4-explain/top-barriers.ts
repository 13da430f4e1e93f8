import type { CultureBarrier } from '@fourfold/contract/schemas';
import type { Dynamics, RankedBarrier } from '@fourfold/measurement';
import { estimatesOf } from '../3-estimate/estimates.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type Engine, loadEngine } from '../engine/engine.ts';
import { type Encoded, hundredth } from '../engine/figures.ts';
import { describeBarrier } from './describe-finding.ts';
import { type Counted, presentPlace, presentTie } from './present-place.ts';
import { type Explained, presentHeld } from './top-opportunities.ts';

/** The top five barriers of a group in words, each with everything that speaks for it. */
export async function topBarriers(
  { compute }: Pick<CultureParts, 'compute'>,
  whole: Encoded,
  missing: number | null = null,
): Promise<Explained<CultureBarrier>> {
  const engine = await loadEngine();
  const estimates = await estimatesOf(compute, whole);
  const { dynamics } = estimates;
  const { listed, people, held, profile } = await compute('barriers', estimates);
  return {
    profile,
    listed: listed.map((entry) => present(engine, entry, listed, { people, missing, dynamics })),
    held: presentHeld(held),
  };
}

function present(
  engine: Engine,
  entry: RankedBarrier,
  placed: readonly RankedBarrier[],
  counted: Counted & { readonly dynamics: Dynamics },
): CultureBarrier {
  const { measures } = engine;
  const text = measures.perceptions[entry.perception];
  if (text === undefined) throw new RangeError(`There is no perception ${entry.perception}.`);
  const { name, description } = describeBarrier(measures, entry, counted.people);
  return {
    key: entry.perception,
    name,
    description,
    weight: hundredth(entry.weight),
    ...presentPlace(entry, placed, counted),
    definition: text.definition,
    looks_like: text.whenLow,
    suggestion: text.raise,
    ties: entry.behaviours.map(({ behaviour }) =>
      presentTie(engine, { behaviour, perception: entry.perception, named: 'behaviour' }, counted.dynamics),
    ),
  };
}
