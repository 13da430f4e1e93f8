import { carryKeyErrors } from '@fourfold/measurement/group/carry-key-errors.ts';
import { compareGroups } from '@fourfold/measurement/group/compare-groups.ts';
import { estimateGroup, type GroupEstimate } from '@fourfold/measurement/group/estimate-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawGroup, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
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
  /** The difference of two groups of one world. */
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
  const { size } = groupModel.model;
  const keys = expertKeys(groupModel.model);
  const recovery = {
    asKeyed: createAgreement(size),
    absolute: createAgreement(size),
    difference: createAgreement(size),
  };
  const diagonal = (matrix: Float64Array) => (index: number) => matrix[index * (size + 1)] as number;
  for (let world = 0; world < trial.worlds; world++) {
    const truth = createTruth(createWorld(engine.questionnaire, trial.departures, random));
    const one = simulateGroup(engine, kind, truth, trial.people, random);
    const other = simulateGroup(engine, kind, truth, trial.people, random);
    for (const { truth: mean, estimate } of [one, other]) {
      const alone = diagonal(estimate.covariance);
      const keyed = diagonal(carryKeyErrors(groupModel, estimate, keys));
      recovery.asKeyed.add(mean, estimate.mean, alone);
      recovery.absolute.add(mean, estimate.mean, (k) => alone(k) + keyed(k));
    }
    const apart = compareGroups(groupModel, one.estimate, other.estimate, keys);
    const trueDifference = one.truth.map((value, index) => value - (other.truth[index] as number));
    recovery.difference.add(trueDifference, apart.difference, diagonal(apart.covariance));
  }
  return recovery;
}

function simulateGroup(
  engine: GroupEngine,
  kind: MeasureKind,
  truth: Truth,
  people: number,
  random: Random,
): { truth: Float64Array; estimate: GroupEstimate } {
  const standings = drawGroup(truth, people, BETWEEN_GROUPS, random);
  const counts = new Float64Array(engine.questionnaire.models[kind].optionCount);
  for (const standing of standings) {
    for (const option of choose(truth.world, standing, random)[kind]) {
      counts[option] = (counts[option] as number) + 1;
    }
  }
  return {
    truth: meanStanding(standings, kind),
    estimate: estimateGroup(engine.models[kind], counts, people),
  };
}
