import { compareCandidate } from '@fourfold/measurement/candidates/compare-candidate.ts';
import { fitOf } from '@fourfold/measurement/candidates/fit.ts';
import { teamSpread, toCompetencies } from '@fourfold/measurement/candidates/team-spread.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createRandom, drawInteger, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import {
  addStandings,
  drawStanding,
  meanStanding,
  type Standing,
} from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Applicants beside teams: what fit and add are shown, and of whom.
 *
 * Teams of 30 share a fifth of the variance; applicants come from anywhere; those who would belong are drawn like the
 * team's own members; random sheets are a coin's.
 *
 * Example: `compareApplicants(engine, keys, 8, '1').random.fitTold` is 0 or 1 of 240.
 */
export interface Applicants {
  people: number;
  fitTold: number;
  addTold: number;
  /** Whose fit lies above that of random sheets with its whole range. */
  fitAbove: number;
  fit: number;
  trueFit: number;
  /** Of estimated and true fit, over the people of a team, averaged. */
  correlation: number;
}

const TEAM = 30;
const EACH = 30;
const WITHIN = 0.8;

export type ApplicantKind = 'applicants' | 'alike' | 'random';

export function compareApplicants(
  engine: GroupEngine,
  keys: Keys,
  teams: number,
  seed: string,
): Readonly<Record<ApplicantKind, Applicants>> {
  const random = createRandom(`applicants ${seed}`);
  const model = engine.questionnaire.models.behaviour;
  const truth = createTruth(createWorld(engine.questionnaire));
  const none = (): Applicants => ({
    ...{ people: 0, fitTold: 0, addTold: 0, fitAbove: 0, fit: 0, trueFit: 0, correlation: 0 },
  });
  const found = { applicants: none(), alike: none(), random: none() };
  for (let team = 0; team < teams; team++) {
    const shared = drawStanding(truth, 1 - WITHIN, random);
    const member = (): Standing => addStandings(shared, drawStanding(truth, WITHIN, random));
    const members = Array.from({ length: TEAM }, member);
    const statistics = createStatistics(engine);
    for (const one of members) addPerson(engine, statistics, choose(truth.world, one, random));
    const picture = describeGroup(engine, keys, statistics).behaviour;
    const mean = meanStanding(members, 'behaviour');
    const spread = teamSpread(model, { ...picture, spread: new Float64Array(model.size).fill(WITHIN) });
    const trueFitOf = (x: Float64Array): number =>
      fitOf(
        spread,
        toCompetencies(
          model,
          x.map((value, k) => value - (mean[k] as number)),
        ),
      );
    for (const kind of Object.keys(found) as ApplicantKind[]) {
      const pairs: [number, number][] = [];
      const sum = found[kind];
      for (let person = 0; person < EACH; person++) {
        const standing = kind === 'alike' ? member() : drawStanding(truth, 1, random);
        const choices =
          kind === 'random' ? coin(model.questions, random) : choose(truth.world, standing, random).behaviour;
        const { fit, add } = compareCandidate(model, scorePerson(model, choices), picture);
        pairs.push([fit.value, trueFitOf(standing.behaviour)]);
        sum.people++;
        sum.fit += fit.value / (EACH * teams);
        sum.trueFit += trueFitOf(standing.behaviour) / (EACH * teams);
        if (fit.tells) sum.fitTold++;
        if (fit.tells && fit.low > fit.random.value) sum.fitAbove++;
        if (add.tells) sum.addTold++;
      }
      sum.correlation += correlationOf(pairs) / teams;
    }
  }
  return found;
}

const coin = (
  questions: readonly { readonly firstOption: number; readonly optionKeys: readonly string[] }[],
  random: Random,
): Int16Array =>
  Int16Array.from(
    questions,
    ({ firstOption, optionKeys }) => firstOption + drawInteger(random, optionKeys.length),
  );

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const product = (a: 0 | 1, b: 0 | 1): number =>
    pairs.reduce((sum, pair) => sum + (pair[a] - (a === 0 ? x : y)) * (pair[b] - (b === 0 ? x : y)), 0);
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}
