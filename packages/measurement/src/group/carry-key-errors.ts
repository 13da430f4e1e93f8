import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { utilityErrors } from '../keys/utility-errors.ts';
import { multiplyVector, sandwich } from '../linear-algebra/index.ts';
import type { GroupEstimate } from './estimate-group.ts';
import { countAnswers, type GroupModel } from './group-model.ts';
import { type MarginalChoice, marginalChoice } from './marginal-choice.ts';
import { questionEvidence } from './question-evidence.ts';

/**
 * How far a group's mean may be off because the keys are: covariances that do not shrink with
 * the number of people.
 *
 * An error d of a question's utilities moves the choice probabilities by J d and with them the estimate by V R d,
 * R = G' Cov(f)^-1 J, which is about the few measures that the question touches. So errors with covariance D leave
 * V R D R' V. First order in the errors. What the questions bring to the middle is summed up before V carries it to all
 * measures, once for all of them. The lean is apart because the estimate does not know of it: all questions share it.
 *
 * Example: about 0.18^2 on the diagonal for a large group and nothing learned.
 */
export interface CarriedErrors {
  readonly ofOptions: Float64Array;
  readonly ofLean: Float64Array;
}

export function carryKeyErrors(
  groupModel: GroupModel,
  { mean, covariance, counts, people, reach }: GroupEstimate,
  keys: KeyUncertainty,
): CarriedErrors {
  const { model } = groupModel;
  const { size } = model;
  const brought = new Float64Array(size * size);
  const leaning = new Float64Array(size);
  for (const [index, groupQuestion] of groupModel.questions.entries()) {
    const { question } = groupQuestion;
    const { touched, optionKeys } = question;
    const answered = countAnswers(groupQuestion, counts);
    if (answered === 0) continue;
    const choice = marginalChoice(groupQuestion, model.popularity, mean);
    const unknown = keys.questions[index];
    const errors = unknown === undefined ? null : utilityErrors(question, unknown, mean, reach);
    const { pull } = questionEvidence(groupQuestion, choice, answered, people, errors);
    const moved = movedBy(pull, choice, optionKeys.length, touched.length);
    if (errors !== null) addBrought(brought, size, touched, moved, errors);
    addLeaning(leaning, touched, moved, optionKeys.length);
  }
  const lean = multiplyVector(covariance, leaning, size).map((value) => keys.leanSpread * value);
  const ofLean = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < size; k++) ofLean[row * size + k] = (lean[row] as number) * (lean[k] as number);
  }
  return { ofOptions: sandwich(covariance, brought, size), ofLean };
}

/** R, touched measures x options: what one logit of an option's utility does to them before V carries it on. */
function movedBy(
  pull: Float64Array,
  { slope }: MarginalChoice,
  options: number,
  width: number,
): Float64Array {
  const moved = new Float64Array(width * options);
  for (let k = 0; k < width; k++) {
    for (let option = 0; option < options; option++) {
      let sum = 0;
      for (let row = 0; row < options - 1; row++) {
        sum += (pull[k * (options - 1) + row] as number) * (slope[row * options + option] as number);
      }
      moved[k * options + option] = sum;
    }
  }
  return moved;
}

/** Adds R D R' at the places of the touched measures. */
function addBrought(
  brought: Float64Array,
  size: number,
  touched: ArrayLike<number>,
  moved: Float64Array,
  errors: Float64Array,
): void {
  const width = touched.length;
  const options = moved.length / width;
  const carried = new Float64Array(options);
  for (let row = 0; row < width; row++) {
    carried.fill(0);
    for (let option = 0; option < options; option++) {
      const own = moved[row * options + option] as number;
      for (let other = 0; other < options; other++) {
        carried[other] = (carried[other] as number) + own * (errors[option * options + other] as number);
      }
    }
    const start = (touched[row] as number) * size;
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let option = 0; option < options; option++) {
        sum += (carried[option] as number) * (moved[column * options + option] as number);
      }
      const at = start + (touched[column] as number);
      brought[at] = (brought[at] as number) + sum;
    }
  }
}

/** Adds what it does when everyone leans to the last option by one logit a step. */
function addLeaning(
  leaning: Float64Array,
  touched: ArrayLike<number>,
  moved: Float64Array,
  options: number,
): void {
  const middle = (options - 1) / 2;
  for (let k = 0; k < touched.length; k++) {
    const at = touched[k] as number;
    for (let option = 0; option < options; option++) {
      leaning[at] = (leaning[at] as number) + (option - middle) * (moved[k * options + option] as number);
    }
  }
}
