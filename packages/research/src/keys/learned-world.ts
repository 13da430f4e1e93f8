import { estimateDynamics } from '@fourfold/measurement/dynamics/dynamics.ts';
import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { findTies } from '@fourfold/measurement/dynamics/ties.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import { type GroupEngine, withModels } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import type { GroupStatistics } from '@fourfold/measurement/group/group-statistics.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { authorsKeys, type KeysInUse, learnedKeys } from '@fourfold/measurement/keys/keys-in-use.ts';
import { learnKeys, type Turns } from '@fourfold/measurement/keys/learning/learn-keys.ts';
import { findOpportunities } from '@fourfold/measurement/opportunities/find-opportunities.ts';
import { createOpportunityContest } from '@fourfold/measurement/opportunities/opportunity-contest.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { drawNormal, type Random } from '@fourfold/measurement/random.ts';
import { meritsAt } from '@fourfold/measurement/ranking/contest.ts';
import { highest, PLACES } from '@fourfold/measurement/ranking/top-five.ts';
import { choose, type Picks } from '@fourfold/measurement/simulation/choose.ts';
import {
  addStandings,
  drawStanding,
  meanStanding,
  type Standing,
} from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { LOADING_SD, type World } from '@fourfold/measurement/simulation/world.ts';

/**
 * A world whose options mean something else than the authors wrote, a pool of companies that answer in it, and what
 * learning makes of it for groups that nobody learned from.
 *
 * Example: `learnIn(engine, { people: 300, companies: 6, popularity: 0.5, common: 0 }, random).keys`.
 */
export interface PoolTrial {
  readonly people: number;
  readonly companies: number;
  /** SD of the popularities, in logits. */
  readonly popularity: number;
  /** SD of the loadings, as a share of each; as is assumed where it is not said. */
  readonly loading?: number;
  /** Where all companies of the world stand together, in SD of people. */
  readonly common: number;
  readonly turns?: Turns;
}

export interface LearnedWorld {
  readonly truth: Truth;
  readonly home: Standing;
  readonly keys: KeysInUse;
}

export function learnIn(engine: GroupEngine, trial: PoolTrial, random: Random): LearnedWorld {
  const { questionnaire } = engine;
  const truth = createTruth(createWrongWorld(engine, trial, random));
  const zero = drawStanding(truth, 0, random);
  const home = {
    behaviour: zero.behaviour.map(() => trial.common),
    perception: zero.perception.map(() => trial.common),
  };
  if (trial.people === 0) return { truth, home, keys: authorsKeys(questionnaire) };
  const each = Math.floor(trial.people / trial.companies);
  const pool = Array.from({ length: trial.companies }, () => answersOf(truth, home, each, random).picks);
  const learn = (kind: MeasureKind) =>
    learnKeys(
      questionnaire.models[kind],
      { groups: pool.map((picks) => picks.map((picked) => picked[kind])) },
      {
        version: 'learned',
        seed: `${random()}`,
        ...(trial.turns === undefined ? {} : { turns: trial.turns }),
      },
    );
  return {
    truth,
    home,
    keys: learnedKeys(questionnaire, { behaviour: learn('behaviour'), perception: learn('perception') }),
  };
}

function createWrongWorld(
  { questionnaire }: GroupEngine,
  { popularity, loading = LOADING_SD }: PoolTrial,
  random: Random,
): World {
  const depart = (kind: MeasureKind) => {
    const model = questionnaire.models[kind];
    return {
      ...model,
      popularity: model.popularity.map(() => popularity * drawNormal(random)),
      questions: model.questions.map((question) => ({
        ...question,
        weights: question.weights.map((weight) => weight * (1 + loading * drawNormal(random))),
      })),
    };
  };
  return {
    questionnaire,
    models: { behaviour: depart('behaviour'), perception: depart('perception') },
    lean: { mean: 0, sd: 0 },
  };
}

interface Answered {
  readonly standings: readonly Standing[];
  readonly picks: readonly Picks[];
}

function answersOf(truth: Truth, home: Standing, people: number, random: Random): Answered {
  const company = addStandings(home, drawStanding(truth, BETWEEN_GROUPS, random));
  const standings = Array.from({ length: people }, () =>
    addStandings(company, drawStanding(truth, 1 - BETWEEN_GROUPS, random)),
  );
  return { standings, picks: standings.map((standing) => choose(truth.world, standing, random)) };
}

export interface Company {
  readonly standings: readonly Standing[];
  readonly statistics: GroupStatistics;
}

/** People of one company of this world that keys were not learned from. */
export const drawPeople = (
  { truth, home }: Pick<LearnedWorld, 'truth' | 'home'>,
  people: number,
  random: Random,
): Answered => answersOf(truth, home, people, random);

/** A company of this world that keys were not learned from. */
export function drawCompany(
  engine: GroupEngine,
  { truth, home }: Pick<LearnedWorld, 'truth' | 'home'>,
  people: number,
  random: Random,
): Company {
  const { standings, picks } = answersOf(truth, home, people, random);
  const statistics = createStatistics(engine);
  for (const picked of picks) addPerson(engine, statistics, picked);
  return { standings, statistics };
}

export function pictureOf(
  engine: GroupEngine,
  { questionnaire, keys }: KeysInUse,
  statistics: GroupStatistics,
) {
  const keyed = withModels(engine, questionnaire);
  return { keyed, picture: describeGroup(keyed, keys as Keys, statistics) };
}

/** The keys as they truly are in this world, with nothing unknown of them: what learning could reach at best. */
export function knownKeys({ questionnaire }: GroupEngine, { truth }: Pick<LearnedWorld, 'truth'>): KeysInUse {
  const { models } = truth.world;
  const none = { popularity: 0, loading: 0 };
  const known = (kind: MeasureKind) => ({ ...expertKeys(models[kind], none), leanSpread: 0 });
  return {
    version: 'known',
    questionnaire: { ...questionnaire, models },
    keys: { behaviour: known('behaviour'), perception: known('perception') },
  };
}

export interface NamedFive {
  readonly right: number;
  /** Those labelled likely, and how many of them truly belong. */
  readonly likely: { readonly count: number; readonly right: number };
}

/** How many of the five that are named are truly among the five. */
export function nameFive(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  keys: KeysInUse,
  { standings, statistics }: Company,
): NamedFive {
  const { keyed, picture } = pictureOf(engine, keys, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const departmentSpread = new Float64Array(keyed.questionnaire.models.behaviour.size);
  const { listed } = findOpportunities({
    questionnaire: keyed.questionnaire,
    dynamicsModel,
    picture,
    dynamics,
    departmentSpread,
  });
  const contest = createOpportunityContest(picture, findTies(dynamicsModel, dynamics), departmentSpread);
  const behaviours = meanStanding(standings, 'behaviour');
  const perceptions = meanStanding(standings, 'perception');
  const merit = meritsAt(contest, behaviours, perceptions);
  const { measures } = keyed.questionnaire.models.behaviour;
  const five = new Set(highest(merit, PLACES).map((index) => measures[index]?.key));
  const isRight = ({ behaviour }: { readonly behaviour: string }) => five.has(behaviour);
  const likely = listed.filter(({ label }) => label === 'likely');
  return {
    right: listed.filter(isRight).length,
    likely: { count: likely.length, right: likely.filter(isRight).length },
  };
}
