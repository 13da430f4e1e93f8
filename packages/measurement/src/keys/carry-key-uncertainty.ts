import { addSandwich, factorise, invertFactor, multiply, multiplyLower } from '../linear-algebra/index.ts';
import { choiceProbabilities } from '../person/choice-probability.ts';
import { logPosterior } from '../person/log-posterior.ts';
import { createWorkspace, type Workspace } from '../person/workspace.ts';
import type { Model, ModelQuestion } from '../questionnaire/model.ts';
import { drawNormal, type Random } from '../random.ts';
import type { KeyUncertainty } from './key-uncertainty.ts';
import { utilityErrors } from './utility-errors.ts';

/**
 * What errors of the keys do to one person's scores: the covariance that is
 * added to every absolute interval.
 *
 * An error d of a question's utilities moves the choice probabilities by V d
 * (V = diag p - p p') and the estimate by M d, M = C W' V, with C the covariance of the
 * answering errors. So errors with covariance D leave M D M'; a loading's error enters the utility
 * multiplied by where the person stands. The prior is a key too: where it takes a competency's behaviours for
 * more alike than they are, the estimate is off by C S^-1 D S^-1 C. Averaged over people drawn from the prior:
 * done once for a model, not for each person. First order in the errors; it does not shrink with the number of
 * people.
 *
 * Example: the diagonal for uncalibrated behaviours is near 0.08: 11 points, beside 26 of answering.
 */
export function carryKeyUncertainty(
  model: Model,
  keys: KeyUncertainty,
  random: Random,
  people = 24,
): Float64Array {
  const { size } = model;
  const factor = Float64Array.from(model.prior.covariance);
  factorise(factor, size);
  const workspace = createWorkspace(model);
  const everything = Int16Array.from(model.questions, ({ firstOption }) => firstOption);
  const covariance = new Float64Array(size * size);
  const sure = new Float64Array(size);
  const doubt = priorErrors(model, keys);
  const carried = new Float64Array(size * size);
  for (let person = 0; person < people; person++) {
    const x = Float64Array.from({ length: size }, () => drawNormal(random));
    multiplyLower(factor, size, x);
    for (let i = 0; i < size; i++) x[i] = (x[i] as number) + (model.prior.mean[i] as number);
    // The curvature depends on which questions were answered, not on how.
    logPosterior(model, everything, x, workspace);
    factorise(workspace.curvature, size);
    invertFactor(workspace.curvature, size, covariance);
    for (const [index, question] of model.questions.entries()) {
      const unknown = keys.questions[index];
      if (unknown === undefined) continue;
      const errors = utilityErrors(question, unknown, x, sure);
      addSandwich(shiftOf(question, model, x, covariance, workspace), errors, size, carried, 1 / people);
    }
    if (keys.common !== null) {
      addSandwich(resolution(covariance, model), keys.common, size, carried, 1 / people);
    }
    addSandwich(multiply(covariance, model.prior.precision, size), doubt, size, carried, 1 / people);
  }
  return carried;
}

/** M: how far the estimate moves for one logit of the utility of a question's options, size x options. */
function shiftOf(
  question: ModelQuestion,
  { size, popularity }: Model,
  x: Float64Array,
  covariance: Float64Array,
  { probability, expected }: Workspace,
): Float64Array {
  const { optionKeys, touched, weights } = question;
  const width = touched.length;
  const options = optionKeys.length;
  const shift = new Float64Array(size * options);
  choiceProbabilities(question, popularity, x, probability);
  expected.fill(0);
  for (let option = 0; option < options; option++) {
    for (let k = 0; k < width; k++) {
      expected[k] =
        (expected[k] as number) + (probability[option] as number) * (weights[option * width + k] as number);
    }
  }
  for (let option = 0; option < options; option++) {
    for (let k = 0; k < width; k++) {
      const slope =
        (probability[option] as number) * ((weights[option * width + k] as number) - (expected[k] as number));
      const row = (touched[k] as number) * size;
      for (let measure = 0; measure < size; measure++) {
        const at = measure * options + option;
        shift[at] = (shift[at] as number) + slope * (covariance[row + measure] as number);
      }
    }
  }
  return shift;
}

/** I - C P: how far the estimate moves when everyone's answers are shifted by one. */
function resolution(covariance: Float64Array, { prior, size }: Model): Float64Array {
  return multiply(covariance, prior.precision, size).map(
    (value, at) => (at % (size + 1) === 0 ? 1 : 0) - value,
  );
}

/** What the prior takes for shared by a competency and may be each behaviour's own: it leaves competencies as they are. */
function priorErrors({ size, groups, prior }: Model, { correlationSpread }: KeyUncertainty): Float64Array {
  const errors = new Float64Array(size * size);
  for (const { members } of groups) {
    const [first, second] = members;
    if (first === undefined || second === undefined) continue;
    const own = correlationSpread * (prior.covariance[first * size + second] as number);
    for (const row of members) {
      for (const column of members)
        errors[row * size + column] = own * ((row === column ? 1 : 0) - 1 / members.length);
    }
  }
  return errors;
}
