import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import { profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { type NamedArea, summarisePerson } from '@fourfold/measurement/person-summary/summarise-person.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import type { Calibrated } from './top-five.ts';

/**
 * Whether what is named of one person is so, as often as its probability says.
 *
 * Everyone in a world of their own, with popularities and loadings as far off as the engine says
 * they may be.
 *
 * Example: `nameAreas(...).overactivated` was named for about half of the people.
 */
export interface NamedAreas {
  readonly overactivated: Calibrated;
  readonly developmentAreas: Calibrated;
}

const OVERACTIVATED = 1.25;
const BALANCED = 0.5;

export function nameAreas(
  questionnaire: Questionnaire,
  keyCovariance: Readonly<Record<MeasureKind, Float64Array>>,
  links: LinksFile,
  { people, seed }: { readonly people: number; readonly seed: string },
): NamedAreas {
  const random = createRandom(`named ${seed}`);
  const { behaviour, perception } = questionnaire.models;
  const workspaces = { behaviour: createWorkspace(behaviour), perception: createWorkspace(perception) };
  const found = {
    overactivated: { count: 0, said: 0, true: 0 },
    developmentAreas: { count: 0, said: 0, true: 0 },
  };
  const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
  const indexOf = new Map(behaviour.measures.map(({ key }, index) => [key, index]));
  for (let person = 0; person < people; person++) {
    const truth = createTruth(createWorld(questionnaire, ['popularity', 'loadings'], random));
    const standing = drawStanding(truth, 1, random);
    const picks = choose(truth.world, standing, random);
    const profile = (kind: MeasureKind) => {
      const model = questionnaire.models[kind];
      return profilePerson(model, scorePerson(model, picks[kind], workspaces[kind]), keyCovariance[kind]);
    };
    const summary = summarisePerson(profile('behaviour'), profile('perception'), links, groups);
    const count = (into: Calibrated, { behaviour: key, direction, probability }: NamedArea, edge: number) => {
      const x = standing.behaviour[indexOf.get(key) as number] as number;
      into.count++;
      into.said += probability;
      if ((direction === 'improve' ? -x : x) >= edge) into.true++;
    };
    if (summary.overactivated) count(found.overactivated, summary.overactivated, OVERACTIVATED);
    for (const area of summary.developmentAreas) count(found.developmentAreas, area, BALANCED);
  }
  return found;
}
