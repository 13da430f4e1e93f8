import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { type NamedScore, profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { createPersonWorld, PERSON_WORLDS, type PersonWorldName } from '../worlds/person-worlds.ts';
import { createAgreement } from './agreement.ts';
import type { Effort } from './effort.ts';
import type { EvidenceRow, EvidenceTable } from './row.ts';

/**
 * The table on one person in worlds that the scorer does not expect: whether the interval that is shown still holds the
 * truth. It says where it does not.
 *
 * Example: `behaviours, heavy tails`, 0.94 of true values inside.
 */
export function personWorldsTable(
  questionnaire: Questionnaire,
  keyCovariance: Readonly<Record<MeasureKind, Float64Array>>,
  { ideal, seed }: Effort,
): EvidenceTable {
  const rows = PERSON_WORLDS.flatMap((world) =>
    (['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => {
      const { measures, groups } = recover(questionnaire, kind, keyCovariance[kind], world, ideal, seed);
      const name =
        kind === 'behaviour'
          ? (['behaviours', 'competencies'] as const)
          : (['perceptions', 'domains'] as const);
      return [
        { what: `${world}: ${name[0]} inside the interval`, found: measures.coverage() },
        { what: `${world}: ${name[1]} inside the interval`, found: groups.coverage() },
        { what: `${world}: correlation of true and estimated, ${name[1]}`, found: groups.correlation() },
      ];
    }),
  );
  return {
    title: 'One person in other worlds',
    how: `${ideal} people a line, every ten with keys of their own; the interval that is shown, keys' uncertainty included, promises 95%. A share below 0.9 is a world in which one person's ranges are too narrow. Seed ${seed}.`,
    rows,
  };
}

const PEOPLE_IN_A_WORLD = 10;

function recover(
  questionnaire: Questionnaire,
  kind: MeasureKind,
  keyCovariance: Float64Array,
  name: PersonWorldName,
  people: number,
  seed: string,
) {
  const random = createRandom(`person worlds ${seed} ${kind} ${name}`);
  const model = questionnaire.models[kind];
  const workspace = createWorkspace(model);
  const measures = createAgreement(model.size);
  const groups = createAgreement(model.groups.length);
  const toGroups = (values: Float64Array): Float64Array =>
    Float64Array.from(
      model.groups,
      ({ members }) => members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length,
    );
  let world = createPersonWorld(questionnaire, name, random);
  for (let person = 0; person < people; person++) {
    if (person % PEOPLE_IN_A_WORLD === 0) world = createPersonWorld(questionnaire, name, random);
    const standing = world.draw(random);
    const estimate = scorePerson(model, choose(world.world, standing, random)[kind], workspace);
    const profile = profilePerson(model, estimate, keyCovariance);
    const variance = (scores: readonly NamedScore[]) => (at: number) =>
      ((scores[at]?.error ?? 0) / POINTS) ** 2;
    measures.add(standing[kind], estimate.theta, variance(profile.measures));
    groups.add(toGroups(standing[kind]), toGroups(estimate.theta), variance(profile.groups));
  }
  return { measures, groups };
}
