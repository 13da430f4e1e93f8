import {
  compareTeams,
  type MeasureKind,
  peopleIn,
  scoreTeams,
  type TeamComparison,
  type TeamScores,
  type Turn,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';

/** Where teams of one round stand, so that they can be held against each other: not drawn together as shown scores are. */
export function computeTeamScores(
  engine: Engine,
  { groups, kind }: { readonly groups: readonly Encoded[]; readonly kind: MeasureKind },
): TeamScores[] {
  const teams = groups.map((group) => {
    const statistics = decode(engine, group);
    return { people: peopleIn(statistics), counts: statistics[kind].counts };
  });
  return scoreTeams(engine.groups.models[kind], teams);
}

/** What a plan did, out of teams in rounds. */
export const computeTeamComparison = (
  _engine: Engine,
  { turns, measure }: { readonly turns: readonly Turn[]; readonly measure: number },
): TeamComparison => compareTeams(turns, measure);
