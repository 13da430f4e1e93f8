import type { GroupModel } from '../group/group-model.ts';
import { createMarginalChoice, type MarginalChoice, marginalChoice } from '../group/marginal-choice.ts';
import { LOADING_SPREAD } from '../keys/key-uncertainty.ts';
import { invertGeneral, multiplyVector } from '../linear-algebra/index.ts';
import type { ModelQuestion } from '../questionnaire/model.ts';
import type { CompetencyScale } from './competency-scale.ts';

/**
 * How the mean quick scores of a group move with its true competencies, near where the group stands.
 *
 * Far from 100 options become certain, and the same step of the truth moves fewer answers. So B is taken where the
 * group's own answers put it: where people at large would, and one step of Newton's from there.
 *
 * Wrong loadings stretch a difference, and carry some of it over to other competencies: `loadingErrors` holds the
 * variance in competency k that one unit of difference in l brings, for loadings off by 30%, independent between
 * options, to first order.
 *
 * Example: near 100 `slope[0]` is 0.7; around 40 it is 0.5.
 */
export interface LocalSlope {
  /** B, competencies x competencies. */
  readonly slope: Float64Array;
  /** B^-1. */
  readonly inverse: Float64Array;
  /** k x l. */
  readonly loadingErrors: Float64Array;
  /** By competency, for a difference of one: see `competency-scale.ts`. */
  readonly unevenness: Float64Array;
}

/** 80 points from 100: further out a whole group hardly stands, and steps from the middle would lose their way. */
const FARTHEST = 2;

export function slopeNear(groupModel: GroupModel, scale: CompetencyScale, mean: Float64Array): LocalSlope {
  const { size } = scale;
  const near = multiplyVector(invertGeneral(scale.slope, size), mean, size).map(bounded);
  const guess = lookAround(groupModel, scale, near);
  const missing = mean.map((value, k) => value - (guess.expected[k] as number));
  const move = multiplyVector(guess.inverse, missing, size);
  const here = lookAround(
    groupModel,
    scale,
    near.map((value, k) => bounded(value + (move[k] as number))),
  );
  return {
    slope: here.slope,
    inverse: here.inverse,
    unevenness: scale.unevenness,
    loadingErrors: loadingErrors(groupModel, scale, here),
  };
}

const bounded = (place: number): number => Math.min(FARTHEST, Math.max(-FARTHEST, place));

interface Surroundings {
  readonly expected: Float64Array;
  readonly slope: Float64Array;
  readonly inverse: Float64Array;
  /** How mean scores move for one logit of an option's utility: options x competencies. */
  readonly reach: Float64Array;
}

function lookAround(
  { model, questions }: GroupModel,
  { size, unfolding, worth }: CompetencyScale,
  place: Float64Array,
): Surroundings {
  const mean = model.prior.mean.map((value, measure) => {
    let sum = value;
    for (let k = 0; k < size; k++) sum += (unfolding[measure * size + k] as number) * (place[k] as number);
    return sum;
  });
  const expected = new Float64Array(size);
  const slope = new Float64Array(size * size);
  const reach = new Float64Array(model.optionCount * size);
  const choice = createMarginalChoice(
    Math.max(...questions.map(({ question }) => question.optionKeys.length)),
  );
  for (const groupQuestion of questions) {
    const { question } = groupQuestion;
    const options = question.optionKeys.length;
    const here = options ** 2 === choice.slope.length ? choice : createMarginalChoice(options);
    marginalChoice(groupQuestion, model.popularity, mean, here);
    addReach(question, here, worth, size, expected, reach);
    addSlope(question, unfolding, size, reach, slope);
  }
  return { expected, slope, inverse: invertGeneral(slope, size), reach };
}

function addReach(
  { firstOption, optionKeys }: ModelQuestion,
  { probability, slope }: MarginalChoice,
  worth: Float64Array,
  size: number,
  expected: Float64Array,
  reach: Float64Array,
): void {
  const options = optionKeys.length;
  for (let chosen = 0; chosen < options; chosen++) {
    const from = (firstOption + chosen) * size;
    for (let k = 0; k < size; k++) {
      const value = worth[from + k] as number;
      expected[k] = (expected[k] as number) + (probability[chosen] as number) * value;
      for (let option = 0; option < options; option++) {
        const to = (firstOption + option) * size + k;
        reach[to] = (reach[to] as number) + value * (slope[chosen * options + option] as number);
      }
    }
  }
}

function addSlope(
  { firstOption, optionKeys, touched, weights }: ModelQuestion,
  unfolding: Float64Array,
  size: number,
  reach: Float64Array,
  slope: Float64Array,
): void {
  const width = touched.length;
  const moves = new Float64Array(size);
  for (let option = 0; option < optionKeys.length; option++) {
    moves.fill(0);
    for (let at = 0; at < width; at++) {
      const weight = weights[option * width + at] as number;
      if (weight === 0) continue;
      const row = (touched[at] as number) * size;
      for (let l = 0; l < size; l++) {
        moves[l] = (moves[l] as number) + weight * (unfolding[row + l] as number);
      }
    }
    const from = (firstOption + option) * size;
    for (let k = 0; k < size; k++) {
      for (let l = 0; l < size; l++) {
        const at = k * size + l;
        slope[at] = (slope[at] as number) + (reach[from + k] as number) * (moves[l] as number);
      }
    }
  }
}

function loadingErrors(
  { model }: GroupModel,
  { size }: CompetencyScale,
  { inverse, reach }: Surroundings,
): Float64Array {
  const errors = new Float64Array(size * size);
  const groupOf = new Int32Array(model.size);
  for (const [index, { members }] of model.groups.entries())
    for (const member of members) groupOf[member] = index;
  for (const { firstOption, optionKeys, touched, weights } of model.questions) {
    for (let option = 0; option < optionKeys.length; option++) {
      const from = (firstOption + option) * size;
      const carried = multiplyVector(inverse, reach.subarray(from, from + size), size);
      for (let at = 0; at < touched.length; at++) {
        const error = (LOADING_SPREAD * (weights[option * touched.length + at] as number)) ** 2;
        const l = groupOf[touched[at] as number] as number;
        for (let k = 0; k < size; k++) {
          errors[k * size + l] = (errors[k * size + l] as number) + error * (carried[k] as number) ** 2;
        }
      }
    }
  }
  return errors;
}
