import { compareDepartments } from '@fourfold/measurement/comparison/compare-departments.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeHalf } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import type { GroupStatistics } from '@fourfold/measurement/group/group-statistics.ts';
import { profileGroup } from '@fourfold/measurement/group/profile-group.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import type { Model } from '@fourfold/measurement/questionnaire/model.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawGroup, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * How much of a department's true distance from everyone two figures show: the difference that screens name, and the
 * gap between the two scores that stand beside it. Regressions on the truth, through nothing, competencies together.
 *
 * Example: `measureDifferences(engine, { companies: 25, departments: 5, peopleInDepartment: 9, seed: '1' }).gap`.
 */
export interface DifferenceFigures {
  readonly difference: number;
  readonly gap: number;
}

export interface DifferencesTrial {
  readonly companies: number;
  readonly departments: number;
  readonly peopleInDepartment: number;
  readonly seed: string;
}

export function measureDifferences(
  engine: GroupEngine,
  { companies, departments, peopleInDepartment, seed }: DifferencesTrial,
): DifferenceFigures {
  const random = createRandom(`manual ${seed} differences`);
  const truth = createTruth(createWorld(engine.questionnaire));
  const { models } = engine.questionnaire;
  const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };
  const model = models.behaviour;
  const scoresOf = (group: GroupStatistics) =>
    profileGroup(model, describeHalf(engine, keys, group, 'behaviour')).groups.map(({ score }) => score);
  const sums = { truth: 0, difference: 0, gap: 0 };
  for (let company = 0; company < companies; company++) {
    const whole = createStatistics(engine);
    const parts = Array.from({ length: departments }, () => {
      const standings = drawGroup(truth, peopleInDepartment, BETWEEN_GROUPS, random);
      const group = createStatistics(engine);
      for (const standing of standings) {
        const picks = choose(truth.world, standing, random);
        addPerson(engine, group, picks);
        addPerson(engine, whole, picks);
      }
      return { standings, group };
    });
    const all = competenciesOf(
      model,
      meanStanding(
        parts.flatMap(({ standings }) => standings),
        'behaviour',
      ),
    );
    const allScores = scoresOf(whole);
    const { findings } = compareDepartments(
      engine,
      'behaviour',
      whole,
      parts.map(({ group }) => group),
    );
    for (const [at, { standings, group }] of parts.entries()) {
      const own = competenciesOf(model, meanStanding(standings, 'behaviour'));
      for (const [k, score] of scoresOf(group).entries()) {
        const apart = (own[k] as number) - (all[k] as number);
        sums.truth += apart ** 2;
        sums.difference += apart * (findings[at]?.[k]?.difference as number);
        sums.gap += (apart * (score - (allScores[k] as number))) / POINTS;
      }
    }
  }
  return { difference: sums.difference / sums.truth, gap: sums.gap / sums.truth };
}

const competenciesOf = ({ groups }: Model, standing: Float64Array): number[] =>
  groups.map(
    ({ members }) => members.reduce((sum, at) => sum + (standing[at] as number), 0) / members.length,
  );
