import { gaussHermite, type Quadrature } from '../probability/gauss-hermite.ts';
import type { Model, ModelQuestion } from '../questionnaire/model.ts';
import { factorisePivoted } from './factorise-pivoted.ts';
import { WITHIN_GROUPS } from './group-spread.ts';
import { type Grid, layGrid } from './lay-grid.ts';

/**
 * A model prepared for groups: for every question the places at which the members' spread around
 * their mean is looked at.
 *
 * The utilities of a question's options differ between members as N(0, W (1 - t) S W'). That has
 * few dimensions (one for a construct, three for four tendencies), so a grid of Gauss-Hermite
 * places holds the mean over members to about three digits.
 *
 * Example: `compileGroupModel(model).questions[0].nodeWeights` has 216 weights for a tendency
 * question.
 */
export interface GroupModel {
  readonly model: Model;
  readonly questions: readonly GroupQuestion[];
}

export interface GroupQuestion extends Grid {
  readonly question: ModelQuestion;
  /** (1 - t) S over the touched measures. */
  readonly within: Float64Array;
}

/** How many of the people behind `counts` answered the question. */
export function countAnswers({ question }: GroupQuestion, counts: Float64Array): number {
  let answered = 0;
  for (let option = 0; option < question.optionKeys.length; option++) {
    answered += counts[question.firstOption + option] as number;
  }
  return answered;
}

/** Places in each dimension, by the number of dimensions. */
const PLACES = [1, 21, 9, 6];

/** `share`: of the prior's variance, how much lies between the members. */
export function compileGroupModel(model: Model, share: number = WITHIN_GROUPS): GroupModel {
  const lines = PLACES.map(gaussHermite);
  const compile = (question: ModelQuestion): GroupQuestion => {
    const within = spreadOf(model, question, share);
    const columns = factorisePivoted(differencesSpread(question, within), question.optionKeys.length);
    const line = lines[Math.min(columns.length, lines.length - 1)] as Quadrature;
    return { question, within, ...layGrid(columns, line, question.optionKeys.length) };
  };
  return { model, questions: model.questions.map(compile) };
}

function spreadOf({ prior, size }: Model, { touched }: ModelQuestion, share: number): Float64Array {
  const width = touched.length;
  const within = new Float64Array(width * width);
  for (let row = 0; row < width; row++) {
    const start = (touched[row] as number) * size;
    for (let column = 0; column < width; column++) {
      within[row * width + column] =
        share * (prior.covariance[start + (touched[column] as number)] as number);
    }
  }
  return within;
}

/**
 * The covariance of the utilities, the last option's taken as zero: only differences matter, and it
 * saves a dimension.
 */
function differencesSpread(
  { touched, weights, optionKeys }: ModelQuestion,
  within: Float64Array,
): Float64Array {
  const width = touched.length;
  const options = optionKeys.length;
  const difference = (option: number, k: number): number =>
    (weights[option * width + k] as number) - (weights[(options - 1) * width + k] as number);
  const spread = new Float64Array(options * options);
  for (let row = 0; row < options; row++) {
    for (let column = 0; column < options; column++) {
      let sum = 0;
      for (let k = 0; k < width; k++) {
        for (let l = 0; l < width; l++) {
          sum += difference(row, k) * (within[k * width + l] as number) * difference(column, l);
        }
      }
      spread[row * options + column] = sum;
    }
  }
  return spread;
}
