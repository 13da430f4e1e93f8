import type { CultureBarrier } from '@fourfold/contract/schemas';
import {
  describeBarrier,
  describeGroup,
  estimateDynamics,
  findBarriers,
  type RankedBarrier,
} from '@fourfold/measurement';
import type { Brain } from './brain.ts';
import { decode, type Encoded, hundredth } from './figures.ts';
import type { Ranked } from './opportunities.ts';
import { presentPlace, presentTie } from './placing.ts';
import { profileOf } from './profile.ts';

/** The top five barriers of a group: its weak perceptions, with everything that speaks for each. */
export function reckonBarriers(brain: Brain, { whole }: { readonly whole: Encoded }): Ranked<CultureBarrier> {
  const { engine, keys, questionnaire, dynamicsModel } = brain;
  const statistics = decode(brain, whole);
  const picture = describeGroup(engine, keys, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const { listed } = findBarriers({ questionnaire, dynamicsModel, picture, dynamics });
  return {
    listed: listed.map((entry) => presentBarrier(brain, entry, listed, picture.people)),
    profile: profileOf(brain, 'perception', picture),
  };
}

function presentBarrier(
  brain: Brain,
  entry: RankedBarrier,
  placed: readonly RankedBarrier[],
  people: number,
): CultureBarrier {
  const { findings, measures } = brain;
  const text = measures.perceptions[entry.perception];
  if (text === undefined) throw new RangeError(`There is no perception ${entry.perception}.`);
  const { name, description } = describeBarrier(findings, measures, entry, people);
  return {
    key: entry.perception,
    name,
    description,
    weight: hundredth(entry.weight),
    ...presentPlace(brain, entry, placed, people),
    definition: text.definition,
    looks_like: text.whenLow,
    suggestion: text.raise,
    ties: entry.behaviours.map(({ behaviour: key, correlation }) =>
      presentTie(brain, 'behaviour', { key, correlation }, people),
    ),
  };
}
