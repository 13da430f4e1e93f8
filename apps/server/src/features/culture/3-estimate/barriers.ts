import { describeGroup, estimateDynamics, findBarriers, type RankedBarrier } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';
import type { Ranked } from './opportunities.ts';
import { profileOf } from './profile.ts';

/** The top five barriers of a group: its weak perceptions. */
export function computeBarriers(
  engine: Engine,
  { whole }: { readonly whole: Encoded },
): Ranked<RankedBarrier> {
  const { groups, keys, questionnaire, dynamicsModel } = engine;
  const statistics = decode(engine, whole);
  const picture = describeGroup(groups, keys, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const { listed } = findBarriers({ questionnaire, dynamicsModel, picture, dynamics });
  return { listed, people: picture.people, profile: profileOf(engine, 'perception', picture) };
}
