import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { type NamedScore, profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import type { Choices } from '@fourfold/measurement/questionnaire/model.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Answer sheets of simulated people and what the product says of them, the keys taken as right: a sampler can judge how
 * well the posterior was summed up, not what nobody knows of the keys.
 *
 * In standard deviations. `mean` is the maximum moved by what the engine knows of the posterior's lean; `score` is what
 * is reported; `low` and `high` are the 95% interval.
 *
 * Example: `drawSheets(questionnaire, 'behaviour', 200, '1')[0].measures.score[0]`.
 */
export interface Sheet {
  readonly choices: Choices;
  readonly measures: OurSummary;
  readonly groups: OurSummary;
}

export interface OurSummary {
  readonly mean: readonly number[];
  readonly score: readonly number[];
  readonly error: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

export function drawSheets(
  { models, ...rest }: Questionnaire,
  kind: MeasureKind,
  people: number,
  seed: string,
): readonly Sheet[] {
  const model = models[kind];
  const { size, groups } = model;
  const random = createRandom(`certificate ${seed} ${kind}`);
  const truth = createTruth(createWorld({ models, ...rest }));
  const workspace = createWorkspace(model);
  const keysAreRight = new Float64Array(size ** 2);
  return Array.from({ length: people }, () => {
    const choices = choose(truth.world, drawStanding(truth, 1, random), random)[kind];
    const estimate = scorePerson(model, choices, workspace);
    const profile = profilePerson(model, estimate, keysAreRight);
    const meanOf = (values: Float64Array, members: readonly number[]): number =>
      members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length;
    const each = model.measures.map((_, at) => [at]);
    const summary = (sets: readonly (readonly number[])[], scores: readonly NamedScore[]): OurSummary => {
      const score = sets.map((members) => meanOf(estimate.theta, members));
      const error = scores.map(({ answeringError }) => answeringError / POINTS);
      const reach = error.map((value) => Z95 * value);
      return {
        mean: sets.map((members, at) => (score[at] as number) + meanOf(estimate.skewness, members)),
        score,
        error,
        low: score.map((value, at) => value - (reach[at] as number)),
        high: score.map((value, at) => value + (reach[at] as number)),
      };
    };
    return {
      choices,
      measures: summary(each, profile.measures),
      groups: summary(
        groups.map(({ members }) => members),
        profile.groups,
      ),
    };
  });
}
