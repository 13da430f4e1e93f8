import { estimateDynamics } from '@fourfold/measurement/dynamics/dynamics.ts';
import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { findTies } from '@fourfold/measurement/dynamics/ties.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { findOpportunities } from '@fourfold/measurement/opportunities/find-opportunities.ts';
import { createOpportunityContest } from '@fourfold/measurement/opportunities/opportunity-contest.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { meritsAt } from '@fourfold/measurement/ranking/contest.ts';
import { heldOf, highest, PLACES } from '@fourfold/measurement/ranking/top-five.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawGroup, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Whether the probability of belonging to the top five can be taken at its word.
 *
 * Simulated groups in worlds whose keys are as wrong as the engine says they may be; a behaviour
 * truly belongs when it is among the five with the true means in place of the estimates, on the side
 * on which it is named.
 *
 * Example: of behaviours with a probability of 0.5 to 0.8, about two thirds truly belong.
 */
export interface TopFiveTruth {
  /** Behaviours with such a probability, their mean probability and how many of them truly belong. */
  readonly clear: Calibrated;
  readonly likely: Calibrated;
  readonly unclear: Calibrated;
  /** How much of the best five's merit the five that are named hold: as said, as it is, and how often inside its range. */
  readonly held: { said: number; true: number; inside: number };
}

export interface Calibrated {
  count: number;
  said: number;
  true: number;
}

export function calibrateTopFive(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  keys: Keys,
  trial: { readonly people: number; readonly groups: number; readonly seed: string },
): TopFiveTruth {
  const random = createRandom(`top five ${trial.seed}`);
  const { questionnaire } = engine;
  const none = (): Calibrated => ({ count: 0, said: 0, true: 0 });
  const found = { clear: none(), likely: none(), unclear: none(), held: { said: 0, true: 0, inside: 0 } };
  const { measures } = questionnaire.models.behaviour;
  const departmentSpread = new Float64Array(measures.length);
  for (let group = 0; group < trial.groups; group++) {
    const truth = createTruth(createWorld(questionnaire, ['popularity', 'loadings'], random));
    const standings = drawGroup(truth, trial.people, BETWEEN_GROUPS, random);
    const statistics = createStatistics(engine);
    for (const standing of standings) addPerson(engine, statistics, choose(truth.world, standing, random));
    const picture = describeGroup(engine, keys, statistics);
    const dynamics = estimateDynamics(dynamicsModel, statistics);
    const input = { questionnaire, dynamicsModel, picture, dynamics, departmentSpread };
    const { probability, listed, held } = findOpportunities(input);
    const contest = createOpportunityContest(picture, findTies(dynamicsModel, dynamics), departmentSpread);
    const behaviours = meanStanding(standings, 'behaviour');
    const perceptions = meanStanding(standings, 'perception');
    const merit = meritsAt(contest, behaviours, perceptions);
    const five = highest(merit, PLACES).filter((index) =>
      contest.isOnSide(index, behaviours[index] as number),
    );
    const named = listed.map(({ behaviour }) => measures.findIndex(({ key }) => key === behaviour));
    const share = heldOf(merit, named);
    found.held.said += held.share / trial.groups;
    found.held.true += share / trial.groups;
    found.held.inside += Number(share >= held.low && share <= held.high);
    for (const [index, said] of probability.entries()) {
      if (said < 0.05) continue;
      const bin = said >= 0.8 ? found.clear : said >= 0.5 ? found.likely : found.unclear;
      bin.count++;
      bin.said += said;
      if (five.includes(index)) bin.true++;
    }
  }
  return found;
}
