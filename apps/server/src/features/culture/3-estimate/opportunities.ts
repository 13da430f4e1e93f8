import {
  type Dynamics,
  departmentSpread,
  findOpportunities,
  type GroupPicture,
  type Held,
  type RankedOpportunity,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';
import { type NamedFigure, profileOf } from './profile.ts';

export interface OpportunityTask {
  readonly picture: GroupPicture;
  readonly dynamics: Dynamics;
  /** Of the departments that are shown; how much they differ is part of the effort. */
  readonly departments: readonly Encoded[];
}

/** The top five of a group, not yet in words. */
export interface Ranked<Entry> {
  readonly listed: readonly Entry[];
  readonly people: number;
  /** How much of the best five's merit they hold. */
  readonly held: Held;
  /** The competencies or domains behind them. */
  readonly profile: NamedFigure[];
}

export function computeOpportunities(
  engine: Engine,
  { picture, dynamics, departments }: OpportunityTask,
): Ranked<RankedOpportunity> {
  const { groups, questionnaire, dynamicsModel } = engine;
  const { listed, held } = findOpportunities({
    questionnaire,
    dynamicsModel,
    picture,
    dynamics,
    departmentSpread: departmentSpread(
      groups.spread.behaviour,
      'behaviour',
      departments.map((bytes) => decode(engine, bytes)),
    ),
  });
  return { listed, people: picture.people, held, profile: profileOf(engine, 'behaviour', picture) };
}
