import { type Dynamics, findBarriers, type GroupPicture, type RankedBarrier } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import type { Ranked } from './opportunities.ts';
import { profileOf } from './profile.ts';

/** The top five barriers of a group: its weak perceptions. */
export function computeBarriers(
  engine: Engine,
  { picture, dynamics }: { readonly picture: GroupPicture; readonly dynamics: Dynamics },
): Ranked<RankedBarrier> {
  const { questionnaire, dynamicsModel } = engine;
  const { listed, held } = findBarriers({ questionnaire, dynamicsModel, picture, dynamics });
  return { listed, people: picture.people, held, profile: profileOf(engine, 'perception', picture) };
}
