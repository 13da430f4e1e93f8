import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { utilityErrors } from '../keys/utility-errors.ts';
import type { GroupEstimate } from './estimate-group.ts';
import type { GroupModel } from './group-model.ts';
import { keyShift } from './key-shift.ts';

/**
 * How far a group's mean may be off because the keys are: covariances that do not shrink with
 * the number of people.
 *
 * An error d of the utilities moves the choice probabilities by J d and with them the estimate by M
 * d, M = V G' Cov(f)^-1 J. So errors with covariance D leave M D M', question by question. First order in the errors.
 * The lean is apart because the estimate does not know of it: all questions share it.
 *
 * Example: about 0.18^2 on the diagonal for a large group and nothing learned.
 */
export interface CarriedErrors {
  readonly ofOptions: Float64Array;
  readonly ofLean: Float64Array;
}

export function carryKeyErrors(
  groupModel: GroupModel,
  estimate: GroupEstimate,
  keys: KeyUncertainty,
): CarriedErrors {
  const { size, questions } = groupModel.model;
  const shift = keyShift(groupModel, estimate, keys);
  const ofOptions = new Float64Array(size * size);
  const line = new Float64Array(size);
  for (const [index, question] of questions.entries()) {
    const unknown = keys.questions[index];
    if (unknown === undefined) continue;
    const errors = utilityErrors(question, unknown, estimate.mean, estimate.reach);
    const options = question.optionKeys.length;
    for (let option = 0; option < options; option++) {
      line.fill(0);
      for (let other = 0; other < options; other++) {
        const error = errors[option * options + other] as number;
        if (error === 0) continue;
        const start = (question.firstOption + other) * size;
        for (let k = 0; k < size; k++) line[k] = (line[k] as number) + error * (shift[start + k] as number);
      }
      const start = (question.firstOption + option) * size;
      addProduct(ofOptions, shift.subarray(start, start + size), line);
    }
  }
  const ofLean = new Float64Array(size * size);
  if (keys.leanSpread > 0) {
    const leaning = stepShift(groupModel, shift).map((value) => keys.leanSpread * value);
    addProduct(ofLean, leaning, leaning);
  }
  return { ofOptions, ofLean };
}

/** M s: how far the estimate moves when everybody leans to the last option by one logit a step. */
function stepShift({ model, questions }: GroupModel, shift: Float64Array): Float64Array {
  const total = new Float64Array(model.size);
  for (const { question } of questions) {
    const middle = (question.optionKeys.length - 1) / 2;
    for (let option = 0; option < question.optionKeys.length; option++) {
      const start = (question.firstOption + option) * model.size;
      for (let k = 0; k < model.size; k++) {
        total[k] = (total[k] as number) + (option - middle) * (shift[start + k] as number);
      }
    }
  }
  return total;
}

function addProduct(matrix: Float64Array, left: Float64Array, right: Float64Array): void {
  const size = left.length;
  for (let row = 0; row < size; row++) {
    const factor = left[row] as number;
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      matrix[at] = (matrix[at] as number) + factor * (right[column] as number);
    }
  }
}
