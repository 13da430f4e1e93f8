import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeHalf } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { profileGroup } from '@fourfold/measurement/group/profile-group.ts';
import { carryKeyUncertainty } from '@fourfold/measurement/keys/carry-key-uncertainty.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawGroup, drawStanding, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import { createScaleSums, type ScaleSums } from './scale-sums.ts';

/**
 * How well every scale is known, of one person and of a group, from simulated people who answer as the engine believes.
 *
 * Reliability is the squared correlation of the true and the estimated standing; the standard error is the root mean
 * square of what the estimate is off by, in points. The range is what a screen shows: it holds what is unknown of the
 * keys as well, the standard error does not.
 *
 * Example: `measureScales(engine, { people: 1500, groups: 150, peopleInGroup: 30, seed: '1' })[0].reliability`.
 */
export interface ScaleFigures {
  readonly kind: MeasureKind;
  /** A competency or domain, and not a single measure. */
  readonly isGroup: boolean;
  readonly key: string;
  readonly reliability: number;
  readonly error: number;
  readonly range: number;
  readonly inGroup: { readonly reliability: number; readonly error: number; readonly range: number };
}

export interface ScaleTrial {
  readonly people: number;
  readonly groups: number;
  readonly peopleInGroup: number;
  readonly seed: string;
}

export function measureScales(engine: GroupEngine, trial: ScaleTrial): readonly ScaleFigures[] {
  return (['behaviour', 'perception'] as const).flatMap((kind) => measureKind(engine, kind, trial));
}

function measureKind(engine: GroupEngine, kind: MeasureKind, trial: ScaleTrial): ScaleFigures[] {
  const random = createRandom(`manual ${trial.seed} ${kind}`);
  const truth = createTruth(createWorld(engine.questionnaire));
  const { measures, groups } = engine.questionnaire.models[kind];
  const alone = measurePeople(engine, kind, truth, trial.people, random);
  const together = measureGroups(engine, kind, truth, trial, random);
  const scales = [
    ...measures.map(({ key }) => ({ key, isGroup: false })),
    ...groups.map(({ key }) => ({ key, isGroup: true })),
  ];
  return scales.map(({ key, isGroup }, at) => ({
    kind,
    key,
    isGroup,
    ...alone.figuresOf(at),
    inGroup: together.figuresOf(at),
  }));
}

function measurePeople(
  { questionnaire }: GroupEngine,
  kind: MeasureKind,
  truth: Truth,
  people: number,
  random: Random,
): ScaleSums {
  const model = questionnaire.models[kind];
  const keyCovariance = carryKeyUncertainty(model, expertKeys(model), random);
  const workspace = createWorkspace(model);
  const sums = createScaleSums(model);
  for (let person = 0; person < people; person++) {
    const standing = drawStanding(truth, 1, random);
    const estimate = scorePerson(model, choose(truth.world, standing, random)[kind], workspace);
    const { measures, groups } = profilePerson(model, estimate, keyCovariance);
    const reach = [...measures, ...groups].map(({ error }) => (Z95 * error) / POINTS);
    sums.add(standing[kind], estimate.theta, reach);
  }
  return sums;
}

export function measureGroups(
  engine: GroupEngine,
  kind: MeasureKind,
  truth: Truth,
  { groups: count, peopleInGroup }: Pick<ScaleTrial, 'groups' | 'peopleInGroup'>,
  random: Random,
): ScaleSums {
  const model = engine.questionnaire.models[kind];
  const { models } = engine.questionnaire;
  const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };
  const sums = createScaleSums(model);
  for (let group = 0; group < count; group++) {
    const standings = drawGroup(truth, peopleInGroup, BETWEEN_GROUPS, random);
    const statistics = createStatistics(engine);
    for (const standing of standings) addPerson(engine, statistics, choose(truth.world, standing, random));
    const picture = describeHalf(engine, keys, statistics, kind);
    const { measures, groups } = profileGroup(model, picture);
    const reach = [...measures, ...groups].map(({ error }) => (Z95 * error) / POINTS);
    sums.add(meanStanding(standings, kind), picture.estimate.mean, reach);
  }
  return sums;
}
