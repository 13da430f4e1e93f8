import { MeasurementError } from '../errors.ts';
import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { utilityErrors } from '../keys/utility-errors.ts';
import { factorise, invert, invertFactor, solve, solveLower } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';
import { countAnswers, type GroupModel, type GroupQuestion } from './group-model.ts';
import { BETWEEN_GROUPS, priorVarianceOfMean } from './group-spread.ts';
import { createMarginalChoice, type MarginalChoice, marginalChoice } from './marginal-choice.ts';
import { createEvidence, type QuestionEvidence, questionEvidence } from './question-evidence.ts';

/**
 * The mean of a group's members on every measure, from nothing but how many of them chose each
 * option.
 *
 * A composite likelihood: the questions are weighed as if independent given the members' own mean
 * (see `questionEvidence` for why that is nearly true), with the prior N(m, (t + (1 - t) / n) S).
 * Scoring steps to the only place where evidence and prior balance; the inverse curvature is the
 * covariance of the errors. One method for a group of one and of a million: the cost does not
 * depend on the number of people. Throws `group_too_small` for no people.
 *
 * With `keys` the errors of the keys are random effects of a question's options: each question weighs what its keys are
 * worth, and `covariance` holds their errors. Without, the keys are taken as right.
 *
 * Example: `estimateGroup(groupModel, counts, 30).mean[index]` is -0.4 for a reported 84.
 */
export interface GroupEstimate {
  readonly people: number;
  readonly mean: Float64Array;
  /** Symmetric, size x size. */
  readonly covariance: Float64Array;
  /** What it was made from: how many chose each option. */
  readonly counts: Float64Array;
  readonly steps: number;
  /**
   * How far the frequencies are from those that are expected at the mean, against how far they should be: about 1 where
   * the keys are as wrong as `keys` say.
   */
  readonly misfit: number;
  /** How uncertain the place was taken to be where errors of loadings are weighed, a variance by measure. */
  readonly reach: Float64Array;
  /** Which share of the variance was taken to lie between groups. */
  readonly between: number;
}

const MOST_STEPS = 60;
const LONGEST_STEP = 0.75;
/**
 * 200 points from 100: further out nothing is known, nothing is reported and the counts of a
 * million would still pull.
 */
const FARTHEST = 5;
const TOLERANCE = 1e-6;
/** A 250th of a point, where the keys leave several points open. */
const TOLERANCE_WITH_KEYS = 1e-4;
/** The keys' errors grow with how uncertain the place is, which is known well enough after so many steps. */
const SETTLED = 2;

export function estimateGroup(
  groupModel: GroupModel,
  counts: Float64Array,
  people: number,
  keys: KeyUncertainty | null = null,
): GroupEstimate {
  const { model } = groupModel;
  if (!(people >= 1)) throw new MeasurementError('group_too_small', { people });
  if (counts.length !== model.optionCount) {
    throw new MeasurementError('wrong_size', { counts: counts.length, options: model.optionCount });
  }
  const { size } = model;
  const between = keys?.between ?? BETWEEN_GROUPS;
  const task: Task = {
    groupModel,
    counts,
    people,
    keys,
    precision: priorOfMean(model, people, keys),
    variance: model.prior.mean.map((_, k) => priorVarianceOfMean(people, between) * diagonalOf(model, k)),
    rooms: groupModel.questions.map(makeRoom),
  };
  const mean = Float64Array.from(model.prior.mean);
  const curvature = new Float64Array(size * size);
  const step = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  let steps = 0;
  let fit: Fit = { square: 0, free: 0 };
  for (; steps < MOST_STEPS; steps++) {
    fit = groupCurvature(task, mean, curvature, step);
    factorise(curvature, size);
    solve(curvature, size, step);
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // Shorter and shorter, should the weights make it circle.
    const length = Math.min(1, LONGEST_STEP / longest, 12 / (steps + 1));
    for (let i = 0; i < size; i++) {
      const moved = (mean[i] as number) + length * (step[i] as number);
      mean[i] = Math.min(FARTHEST, Math.max(-FARTHEST, moved));
    }
    if (keys !== null && steps === SETTLED) {
      invertFactor(curvature, size, covariance);
      for (let k = 0; k < size; k++) task.variance[k] = covariance[k * (size + 1)] as number;
    }
    // Nobody stops before the keys' errors reach as far as they should: what is carried of them has to fit the rest.
    if (keys === null ? longest < TOLERANCE : longest < TOLERANCE_WITH_KEYS && steps > SETTLED) break;
  }
  invertFactor(curvature, size, covariance);
  // So many of the frequencies the mean can follow.
  const followed = size - sumOfProducts(covariance, task.precision);
  const misfit = fit.free > followed ? fit.square / (fit.free - followed) : 1;
  return { people, mean, covariance, counts, steps, misfit, reach: task.variance, between };
}

function sumOfProducts(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

const diagonalOf = ({ prior, size }: Model, k: number): number => prior.covariance[k * (size + 1)] as number;

/** The precision of what is believed of the group's mean, as the keys see it: shifted by what their pool had in common. */
function priorOfMean({ prior, size }: Model, people: number, keys: KeyUncertainty | null): Float64Array {
  const belief = priorVarianceOfMean(people, keys?.between);
  const common = keys?.common ?? null;
  if (common === null) return prior.precision.map((value) => value / belief);
  return invert(
    prior.covariance.map((value, at) => belief * value + (common[at] as number)),
    size,
  );
}

interface Task {
  readonly groupModel: GroupModel;
  readonly counts: Float64Array;
  readonly people: number;
  readonly keys: KeyUncertainty | null;
  readonly precision: Float64Array;
  /** Of the place, by measure: how far the keys' errors reach. */
  readonly variance: Float64Array;
  /** By question. */
  readonly rooms: readonly Room[];
}

/** What one question needs in each step, made once for all of them. */
interface Room {
  readonly choice: MarginalChoice;
  readonly evidence: QuestionEvidence;
  readonly surprises: Float64Array;
}

const makeRoom = ({ question }: GroupQuestion): Room => ({
  choice: createMarginalChoice(question.optionKeys.length),
  evidence: createEvidence(question),
  surprises: new Float64Array(question.optionKeys.length - 1),
});

/** The sum of squared surprises, each against its own scatter, and how many there are. */
interface Fit {
  square: number;
  free: number;
}

/** Writes the curvature (lower triangle) and the gradient at `mean`; answers how well that fits. */
function groupCurvature(
  { groupModel, counts, people, keys, precision: believed, variance, rooms }: Task,
  mean: Float64Array,
  curvature: Float64Array,
  gradient: Float64Array,
): Fit {
  const fit: Fit = { square: 0, free: 0 };
  const { size, prior, popularity } = groupModel.model;
  const away = mean.map((value, k) => value - (prior.mean[k] as number));
  for (let row = 0; row < size; row++) {
    let back = 0;
    for (let k = 0; k < size; k++) {
      const precision = believed[row * size + k] as number;
      curvature[row * size + k] = precision;
      back += precision * (away[k] as number);
    }
    gradient[row] = -back;
  }
  for (const [index, groupQuestion] of groupModel.questions.entries()) {
    const { question } = groupQuestion;
    const { firstOption, optionKeys, touched } = question;
    const free = optionKeys.length - 1;
    const width = touched.length;
    const answered = countAnswers(groupQuestion, counts);
    if (answered === 0) continue;
    const room = rooms[index] as Room;
    const choice = marginalChoice(groupQuestion, popularity, mean, room.choice);
    const unknown = keys?.questions[index];
    const errors = unknown === undefined ? null : utilityErrors(question, unknown, mean, variance);
    const evidence = questionEvidence(groupQuestion, choice, answered, people, errors, room.evidence);
    const { surprises } = room;
    for (let option = 0; option < free; option++) {
      const share = (counts[firstOption + option] as number) / answered;
      surprises[option] = share - (choice.probability[option] as number);
    }
    for (let row = 0; row < width; row++) {
      const at = touched[row] as number;
      for (let option = 0; option < free; option++) {
        const pull = evidence.pull[row * free + option] as number;
        gradient[at] = (gradient[at] as number) + pull * (surprises[option] as number);
        for (let column = 0; column <= row; column++) {
          const cell = at * size + (touched[column] as number);
          curvature[cell] =
            (curvature[cell] as number) + pull * (evidence.gradient[option * width + column] as number);
        }
      }
    }
    solveLower(evidence.scatter, free, surprises);
    for (const value of surprises) fit.square += answered * value * value;
    fit.free += free;
  }
  return fit;
}
