import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { utilityErrors } from '../keys/utility-errors.ts';
import type { GroupEstimate } from './estimate-group.ts';
import type { GroupModel } from './group-model.ts';
import { keyShift } from './key-shift.ts';

/**
 * How far a group's mean may be off because the keys are: a covariance that does not shrink with
 * the number of people.
 *
 * An error d of the utilities moves the choice probabilities by J d and with them the estimate by M
 * d, M = V G' Cov(f)^-1 J. So errors with covariance D leave M D M'. First order in the errors.
 *
 * Example: about 0.25^2 on the diagonal for a large group and uncalibrated keys.
 */
export function carryKeyErrors(
  groupModel: GroupModel,
  estimate: GroupEstimate,
  keys: KeyUncertainty,
): Float64Array {
  const { size } = groupModel.model;
  const squares = estimate.mean.map(
    (value, k) => value ** 2 + (estimate.covariance[k * (size + 1)] as number),
  );
  return carry(groupModel, estimate, utilityErrors(groupModel.model, keys, squares), keys.leanSpread);
}

/** M (D + lean^2 s s') M', with s the steps of all options, for a D that is mostly zeros. */
function carry(
  groupModel: GroupModel,
  estimate: GroupEstimate,
  errors: Float64Array,
  lean: number,
): Float64Array {
  const { size, optionCount } = groupModel.model;
  const shift = keyShift(groupModel, estimate);
  const carried = new Float64Array(size * size);
  const line = new Float64Array(size);
  for (let option = 0; option < optionCount; option++) {
    line.fill(0);
    for (let other = 0; other < optionCount; other++) {
      const error = errors[option * optionCount + other] as number;
      if (error === 0) continue;
      for (let k = 0; k < size; k++)
        line[k] = (line[k] as number) + error * (shift[other * size + k] as number);
    }
    addProduct(carried, shift.subarray(option * size, (option + 1) * size), line);
  }
  if (lean > 0) {
    const leaning = stepShift(groupModel, shift).map((value) => lean * value);
    addProduct(carried, leaning, leaning);
  }
  return carried;
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
