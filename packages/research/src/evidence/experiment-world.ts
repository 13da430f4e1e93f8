import {
  compareTeams,
  type TeamComparison,
  type Turn,
} from '@fourfold/measurement/experiment/compare-teams.ts';
import { drawOrder } from '@fourfold/measurement/experiment/draw-order.ts';
import { effectVariance, fitAt, fitMeasure, layOut } from '@fourfold/measurement/experiment/mixed-model.ts';
import { scoreTeams } from '@fourfold/measurement/experiment/team-scores.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS, WITHIN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { multiplyLower } from '@fourfold/measurement/linear-algebra/index.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { drawInteger, drawNormal, type Random } from '@fourfold/measurement/random.ts';
import { pickOption } from '@fourfold/measurement/simulation/choose.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type Departure } from '@fourfold/measurement/simulation/world.ts';

/**
 * A company in which a plan starts in some teams before others, and everyone answers the real questionnaire in each round.
 *
 * Teams differ, drift apart and swim with a tide; of what people of a team differ by, a part changes from round to round.
 *
 * Example: `tryExperiment(engine, trial, 12, random)` says what is found where the plan moved its measure by 12 points.
 */
export interface Trial {
  readonly teams: number;
  readonly steps: number;
  /** By round: how many steps have started. */
  readonly started: readonly number[];
  /** How much teams differ and drift beside what is believed. */
  readonly unrest?: number;
  readonly departures?: readonly Departure[];
}

export interface Tried extends TeamComparison {
  /** Of who knows all variances. */
  readonly ideal: { readonly effect: number; readonly error: number };
}

const [FEWEST, MOST] = [6, 15];
const PASSING = 0.3;
/** In points: how far a team moves by itself, and everyone with the season. */
const DRIFT = 6;
const TIDE = 20;

export function tryExperiment(engine: GroupEngine, trial: Trial, by: number, random: Random): Tried {
  const { teams, steps, started, unrest = 1, departures = [] } = trial;
  const kind: MeasureKind = random() < 0.5 ? 'behaviour' : 'perception';
  const measure = drawInteger(random, engine.questionnaire.models[kind].size);
  const half = createHalf(createTruth(createWorld(engine.questionnaire, departures, random)), kind, random);
  const sizes = Array.from({ length: teams }, () => FEWEST + drawInteger(random, MOST - FEWEST + 1));
  const homes = sizes.map(() => half.draw(unrest * BETWEEN_GROUPS));
  const people = sizes.map((size) =>
    Array.from({ length: size }, () => half.draw((1 - PASSING) * WITHIN_GROUPS)),
  );
  const names = sizes.map((_, team) => String(team));
  const order = drawOrder(names, steps, String(random()));
  const turns = started.flatMap((count, period) => {
    const tide = half.draw(0.1);
    tide[measure] = (tide[measure] as number) + (period * TIDE) / POINTS;
    const answered = people.map((members, team) => {
      const runs = (order.get(String(team)) ?? 0) < count;
      const here = half.draw(unrest * (DRIFT / POINTS) ** 2);
      add(here, homes[team] as Float64Array);
      add(here, tide);
      if (runs) here[measure] = (here[measure] as number) + by / POINTS;
      return { runs, counts: half.answer(members, here) };
    });
    const scores = scoreTeams(
      engine.models[kind],
      answered.map(({ counts }, team) => ({ counts, people: sizes[team] as number })),
    );
    return answered.map(({ runs }, team) => ({ team, period, runs, scores: scores[team] as Turn['scores'] }));
  });
  return { ...compareTeams(turns, measure), ideal: knowAll(turns, measure, unrest) };
}

/** Behaviours or perceptions alone: the halves of the questionnaire know nothing of one another here. */
function createHalf({ world, factors }: Truth, kind: MeasureKind, random: Random) {
  const { size, questions, optionCount, popularity } = world.models[kind];
  const draw = (variance: number): Float64Array => {
    const values = new Float64Array(size);
    for (let at = 0; at < size; at++) values[at] = Math.sqrt(variance) * drawNormal(random);
    multiplyLower(factors[kind], size, values);
    return values;
  };
  const answer = (members: readonly Float64Array[], here: Float64Array): Float64Array => {
    const counts = new Float64Array(optionCount);
    for (const member of members) {
      const standing = draw(PASSING * WITHIN_GROUPS);
      add(standing, member);
      add(standing, here);
      for (const question of questions) {
        const at = question.firstOption + pickOption(question, popularity, standing, 0, random);
        counts[at] = (counts[at] as number) + 1;
      }
    }
    return counts;
  };
  return { draw, answer };
}

function add(values: Float64Array, other: Float64Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] as number) + (other[at] as number);
}

/** The same model with the variances that were simulated: the teams' as it is on average over their sizes. */
function knowAll(turns: readonly Turn[], measure: number, unrest: number): Tried['ideal'] {
  const within = WITHIN_GROUPS * POINTS ** 2;
  const cells = turns.map(({ team, period, runs, scores: { errors, people } }) => ({
    team,
    period,
    runs,
    spread: (errors[measure] as number) + (PASSING * within) / people + unrest * DRIFT ** 2,
  }));
  const lasting =
    turns.reduce((sum, { scores }) => sum + ((1 - PASSING) * within) / scores.people, 0) / turns.length;
  const fit = fitAt(layOut(cells), unrest * BETWEEN_GROUPS * POINTS ** 2 + lasting);
  const values = Float64Array.from(turns, ({ scores }) => scores.values[measure] as number);
  return { effect: fitMeasure(fit, values).effect, error: Math.sqrt(effectVariance(fit)) };
}
