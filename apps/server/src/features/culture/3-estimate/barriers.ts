import type { CultureBarrier } from '@fourfold/contract/schemas';
import {
  describeBarrier,
  describeGroup,
  estimateDynamics,
  findBarriers,
  type RankedBarrier,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, hundredth } from '../engine/figures.ts';
import type { Ranked } from './opportunities.ts';
import { presentPlace, presentTie } from './placing.ts';
import { profileOf } from './profile.ts';

/** The top five barriers of a group: its weak perceptions, with everything that speaks for each. */
export function computeBarriers(
  engine: Engine,
  { whole }: { readonly whole: Encoded },
): Ranked<CultureBarrier> {
  const { groups, keys, questionnaire, dynamicsModel } = engine;
  const statistics = decode(engine, whole);
  const picture = describeGroup(groups, keys, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const { listed } = findBarriers({ questionnaire, dynamicsModel, picture, dynamics });
  return {
    listed: listed.map((entry) => presentBarrier(engine, entry, listed, picture.people)),
    profile: profileOf(engine, 'perception', picture),
  };
}

function presentBarrier(
  engine: Engine,
  entry: RankedBarrier,
  placed: readonly RankedBarrier[],
  people: number,
): CultureBarrier {
  const { findings, measures } = engine;
  const text = measures.perceptions[entry.perception];
  if (text === undefined) throw new RangeError(`There is no perception ${entry.perception}.`);
  const { name, description } = describeBarrier(findings, measures, entry, people);
  return {
    key: entry.perception,
    name,
    description,
    weight: hundredth(entry.weight),
    ...presentPlace(engine, entry, placed, people),
    definition: text.definition,
    looks_like: text.whenLow,
    suggestion: text.raise,
    ties: entry.behaviours.map(({ behaviour: key, correlation }) =>
      presentTie(engine, 'behaviour', { key, correlation }, people),
    ),
  };
}
