import { compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { estimateGroup, type GroupEstimate } from '@fourfold/measurement/group/estimate-group.ts';
import { estimateWithKeys } from '@fourfold/measurement/group/estimate-with-keys.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import type { GroupStatistics } from '@fourfold/measurement/group/group-statistics.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawStanding, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type Departure } from '@fourfold/measurement/simulation/world.ts';
import { type Agreement, createAgreement } from './agreement.ts';

/**
 * Simulated groups, their true means and what the counts of their answers say.
 *
 * A new world for every pair of groups, so that a wrong key is wrong for both of them and differs
 * from world to world.
 *
 * Example: `recoverGroups(engine, 'behaviour', { people: 30, worlds: 100, departures: [], seed: 1
 * }).absolute.coverage()`.
 */
export interface GroupRecovery {
  /** The keys taken as right. */
  readonly asKeyed: Agreement;
  /** With the keys' uncertainty in. */
  readonly absolute: Agreement;
  /** How far two groups of one world are apart, no matter who of them answered: competencies or domains. */
  readonly difference: Agreement;
}

export interface GroupTrial {
  readonly people: number;
  readonly worlds: number;
  readonly departures: readonly Departure[];
  readonly seed: string;
}

export function recoverGroups(engine: GroupEngine, kind: MeasureKind, trial: GroupTrial): GroupRecovery {
  const random = createRandom(`groups ${trial.seed} ${kind} ${trial.people} ${trial.departures.join()}`);
  const groupModel = engine.models[kind];
  const { size, groups } = groupModel.model;
  const keys = expertKeys(groupModel.model);
  const recovery = {
    asKeyed: createAgreement(size),
    absolute: createAgreement(size),
    difference: createAgreement(groups.length),
  };
  const diagonal = (matrix: Float64Array) => (index: number) => matrix[index * (size + 1)] as number;
  const toGroups = (values: Float64Array): Float64Array =>
    Float64Array.from(
      groups,
      ({ members }) => members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length,
    );
  for (let world = 0; world < trial.worlds; world++) {
    const truth = createTruth(createWorld(engine.questionnaire, trial.departures, random));
    const one = simulateGroup(engine, kind, truth, trial.people, random);
    const other = simulateGroup(engine, kind, truth, trial.people, random);
    for (const { truth: mean, estimate } of [one, other]) {
      recovery.asKeyed.add(mean, estimate.mean, diagonal(estimate.covariance));
      const doubting = estimateWithKeys(groupModel, estimate.counts, estimate.people, keys);
      const [answering, keyed] = [doubting.estimate.covariance, doubting.keyCovariance].map(diagonal);
      recovery.absolute.add(mean, doubting.estimate.mean, (k) => (answering?.(k) ?? 0) + (keyed?.(k) ?? 0));
    }
    // Two groups that share nobody are as far apart as two rounds of other people.
    const apart = compareRounds(engine, other.statistics, one.statistics, { people: 0 })[kind];
    recovery.difference.add(
      toGroups(one.home.map((value, index) => value - (other.home[index] as number))),
      apart.map(({ difference }) => difference),
      (index) => ((apart[index]?.margin ?? 0) / Z95) ** 2,
    );
  }
  return recovery;
}

interface SimulatedGroup {
  /** The mean of the very members. */
  readonly truth: Float64Array;
  /** What the group does to the people who are in it. */
  readonly home: Float64Array;
  readonly statistics: GroupStatistics;
  readonly estimate: GroupEstimate;
}

function simulateGroup(
  engine: GroupEngine,
  kind: MeasureKind,
  truth: Truth,
  people: number,
  random: Random,
): SimulatedGroup {
  const home = drawStanding(truth, BETWEEN_GROUPS, random);
  const standings = Array.from({ length: people }, () =>
    addStandings(home, drawStanding(truth, 1 - BETWEEN_GROUPS, random)),
  );
  const statistics = createStatistics(engine);
  for (const standing of standings) addPerson(engine, statistics, choose(truth.world, standing, random));
  return {
    truth: meanStanding(standings, kind),
    home: home[kind],
    statistics,
    estimate: estimateGroup(engine.models[kind], statistics[kind].counts, people),
  };
}
