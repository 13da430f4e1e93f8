import { compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { type GroupEngine, withModels } from '@fourfold/measurement/group/group-engine.ts';
import { POPULARITY } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import type { Random } from '@fourfold/measurement/random.ts';
import { meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import {
  type Company,
  drawCompany,
  knownKeys,
  type LearnedWorld,
  learnIn,
  nameFive,
  type PoolTrial,
  pictureOf,
} from './learned-world.ts';

/**
 * What one world says of keys that were learned in it, for companies that they were not learned from. Means over groups,
 * and counts, so that worlds add up.
 *
 * Example: `tryWorld(engine, dynamicsModel, trial, random).kinds.behaviour[400].square` is near 36 after 300 answers.
 */
export interface TriedWorld {
  readonly kinds: Readonly<Record<'behaviour' | 'perception', Readonly<Record<400 | 60, Read>>>>;
  readonly five: Five;
  /** Of the same companies, by keys that are known. */
  readonly knownFive: Five;
  readonly loadings: Counted;
  readonly differences: Counted;
}

export interface Read {
  /** Of the error, in points. */
  square: number;
  width: number;
  inside: number;
  /** The square of the error that known keys would leave. */
  known: number;
}

export interface Counted {
  inside: number;
  count: number;
}

export interface Five {
  right: number;
  groups: number;
  likely: number;
  likelyRight: number;
}

export const GROUPS = 3;
const KINDS = ['behaviour', 'perception'] as const;

export function tryWorld(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  trial: PoolTrial,
  random: Random,
): TriedWorld {
  const learned = learnIn(engine, trial, random);
  const known = knownKeys(engine, learned);
  const read = () => ({ square: 0, width: 0, inside: 0, known: 0 });
  const of = () => ({ 400: read(), 60: read() });
  const found: TriedWorld = {
    kinds: { behaviour: of(), perception: of() },
    five: noFive(),
    knownFive: noFive(),
    loadings: trial.people > 0 ? countLoadings(learned) : { inside: 0, count: 0 },
    differences: { inside: 0, count: 0 },
  };
  for (const people of [400, 60] as const) {
    let before: Company | null = null;
    for (let group = 0; group < GROUPS; group++) {
      const company = drawCompany(engine, learned, people, random);
      const { picture } = pictureOf(engine, learned.keys, company.statistics);
      const limit = pictureOf(engine, known, company.statistics).picture;
      for (const kind of KINDS) {
        const truth = meanStanding(company.standings, kind);
        addGroup(found.kinds[kind][people], picture[kind], truth);
        found.kinds[kind][people].known += squareOff(limit[kind].estimate.mean, truth) / GROUPS;
      }
      if (people === 60) continue;
      addFive(found.five, nameFive(engine, dynamicsModel, learned.keys, company));
      addFive(found.knownFive, nameFive(engine, dynamicsModel, known, company));
      if (before !== null) countDifferences(engine, learned, before, company, found.differences);
      before = company;
    }
  }
  return found;
}

const noFive = (): Five => ({ right: 0, groups: 0, likely: 0, likelyRight: 0 });

function addFive(into: Five, { right, likely }: ReturnType<typeof nameFive>): void {
  into.right += right;
  into.groups++;
  into.likely += likely.count;
  into.likelyRight += likely.right;
}

const squareOff = (mean: Float64Array, truth: Float64Array): number =>
  truth.reduce((sum, value, k) => sum + (POINTS * ((mean[k] as number) - value)) ** 2 / truth.length, 0);

function addGroup(
  into: Read,
  { estimate, keyCovariance }: ReturnType<typeof pictureOf>['picture']['behaviour'],
  truth: Float64Array,
): void {
  const share = 1 / (GROUPS * truth.length);
  into.square += squareOff(estimate.mean, truth) / GROUPS;
  for (const [k, value] of truth.entries()) {
    const at = k * (truth.length + 1);
    const half = Z95 * Math.sqrt((estimate.covariance[at] as number) + (keyCovariance[at] as number));
    into.width += share * POINTS * half;
    if (Math.abs((estimate.mean[k] as number) - value) <= half) into.inside += share;
  }
}

function countLoadings({ truth, keys }: LearnedWorld): Counted {
  const into = { inside: 0, count: 0 };
  for (const kind of KINDS) {
    const { questions } = keys.questionnaire.models[kind];
    for (const [index, question] of questions.entries()) {
      const errors = keys.keys[kind].questions[index];
      const real = truth.world.models[kind].questions[index];
      if (errors === undefined || real === undefined) continue;
      for (const [at, feature] of errors.features.entries()) {
        if (feature === POPULARITY) continue;
        const place = (errors.options[at] as number) * question.touched.length + feature;
        const spread = Math.sqrt(errors.covariance[at * (errors.features.length + 1)] as number);
        const off = (question.weights[place] as number) - (real.weights[place] as number);
        into.count++;
        if (Math.abs(off) <= Z95 * spread) into.inside++;
      }
    }
  }
  return into;
}

function countDifferences(
  engine: GroupEngine,
  { keys }: LearnedWorld,
  one: Company,
  other: Company,
  into: Counted,
): void {
  const keyed = withModels(engine, keys.questionnaire);
  const found = compareRounds(keyed, one.statistics, other.statistics, { people: 0 });
  for (const kind of KINDS) {
    const [before, after] = [one, other].map(({ standings }) => meanStanding(standings, kind));
    for (const [index, { members }] of keyed.questionnaire.models[kind].groups.entries()) {
      const truth = members.reduce(
        (sum, at) => sum + ((after?.[at] as number) - (before?.[at] as number)) / members.length,
        0,
      );
      const finding = found[kind][index];
      if (finding === undefined) continue;
      into.count++;
      if (Math.abs(finding.difference - truth) <= finding.margin) into.inside++;
    }
  }
}
