import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { type NamedScore, profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type Departure } from '@fourfold/measurement/simulation/world.ts';
import { type Agreement, createAgreement } from './agreement.ts';

/**
 * Simulated people, their true standings and what their answers say.
 *
 * Ten people to a world: its keys are drawn anew for every ten, so that wrong ones do not happen to
 * be kind to one measure.
 *
 * Example: `recoverPersons(questionnaire, 'behaviour', keyCovariance,
 * trial).measures.correlation()`.
 */
export interface PersonRecovery {
  /** The keys taken as right. */
  readonly measures: Agreement;
  /** Competencies or domains, the keys taken as right. */
  readonly groups: Agreement;
  /** With the keys' uncertainty in. */
  readonly absolute: Agreement;
  /** The same for competencies or domains. */
  readonly absoluteGroups: Agreement;
}

export interface PersonTrial {
  readonly people: number;
  readonly departures: readonly Departure[];
  readonly seed: string;
}

const PEOPLE_IN_A_WORLD = 10;

export function recoverPersons(
  questionnaire: Questionnaire,
  kind: MeasureKind,
  keyCovariance: Float64Array,
  { people, departures, seed }: PersonTrial,
): PersonRecovery {
  const random = createRandom(`persons ${seed} ${kind} ${departures.join()}`);
  const model = questionnaire.models[kind];
  const { size, groups } = model;
  const workspace = createWorkspace(model);
  const found = {
    measures: createAgreement(size),
    groups: createAgreement(groups.length),
    absolute: createAgreement(size),
    absoluteGroups: createAgreement(groups.length),
  };
  const toGroups = (values: Float64Array): Float64Array =>
    Float64Array.from(
      groups,
      ({ members }) => members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length,
    );
  let truth = createTruth(createWorld(questionnaire, departures, random));
  for (let person = 0; person < people; person++) {
    if (departures.length > 0 && person % PEOPLE_IN_A_WORLD === 0) {
      truth = createTruth(createWorld(questionnaire, departures, random));
    }
    const standing = drawStanding(truth, 1, random);
    const estimate = scorePerson(model, choose(truth.world, standing, random)[kind], workspace);
    const profile = profilePerson(model, estimate, keyCovariance);
    const alone = (scores: readonly NamedScore[]) => (at: number) => varianceOf(scores[at]?.answeringError);
    const keyed = (scores: readonly NamedScore[]) => (at: number) => varianceOf(scores[at]?.error);
    found.measures.add(standing[kind], estimate.theta, alone(profile.measures));
    found.absolute.add(standing[kind], estimate.theta, keyed(profile.measures));
    found.groups.add(toGroups(standing[kind]), toGroups(estimate.theta), alone(profile.groups));
    found.absoluteGroups.add(toGroups(standing[kind]), toGroups(estimate.theta), keyed(profile.groups));
  }
  return found;
}

function varianceOf(errorInPoints = 0): number {
  return (errorInPoints / POINTS) ** 2;
}
