import type { Choices, Model, ModelQuestion } from '../questionnaire/model.ts';
import { choiceProbabilities } from './choice-probability.ts';
import type { Workspace } from './workspace.ts';

/**
 * The log posterior of one person at x, without its constant, and its slope
 * and curvature.
 *
 *   value     = sum over answers of ln P(answer | x)  -  (x - m)' S^-1 (x - m) / 2
 *   gradient  = sum of (chosen loading - expected loading)  -  S^-1 (x - m)
 *   curvature = S^-1  +  sum of the variance of the loading under the choice probabilities
 *
 * The curvature is positive definite everywhere, so the posterior has one
 * maximum. Only its lower triangle is written.
 *
 * Example: without answers the value at m is 0 and the curvature is S^-1.
 */
export function logPosterior(model: Model, choices: Choices, x: Float64Array, workspace: Workspace): number {
  let value = startFromPrior(model, x, workspace);
  for (let index = 0; index < model.questions.length; index++) {
    const chosen = choices[index] as number;
    if (chosen < 0) continue;
    value += addQuestion(model.questions[index] as ModelQuestion, chosen, model.popularity, x, workspace);
  }
  return value;
}

function startFromPrior(model: Model, x: Float64Array, { gradient, curvature }: Workspace): number {
  const { size, prior } = model;
  curvature.set(prior.precision);
  let square = 0;
  for (let row = 0; row < size; row++) {
    let pull = 0;
    for (let k = 0; k < size; k++) {
      pull += (prior.precision[row * size + k] as number) * ((x[k] as number) - (prior.mean[k] as number));
    }
    gradient[row] = -pull;
    square += pull * ((x[row] as number) - (prior.mean[row] as number));
  }
  return -square / 2;
}

function addQuestion(
  question: ModelQuestion,
  chosen: number,
  popularity: Float64Array,
  x: Float64Array,
  { gradient, curvature, probability, expected }: Workspace,
): number {
  const { firstOption, touched, weights } = question;
  const width = touched.length;
  const size = gradient.length;
  choiceProbabilities(question, popularity, x, probability);
  expected.fill(0);
  for (let option = 0; option < question.optionKeys.length; option++) {
    const p = probability[option] as number;
    for (let k = 0; k < width; k++)
      expected[k] = (expected[k] as number) + p * (weights[option * width + k] as number);
  }
  const answer = chosen - firstOption;
  for (let k = 0; k < width; k++) {
    const at = touched[k] as number;
    gradient[at] =
      (gradient[at] as number) + (weights[answer * width + k] as number) - (expected[k] as number);
  }
  for (let option = 0; option < question.optionKeys.length; option++) {
    const p = probability[option] as number;
    for (let row = 0; row < width; row++) {
      const weighted = p * ((weights[option * width + row] as number) - (expected[row] as number));
      const rowStart = (touched[row] as number) * size;
      // `touched` ascends, so this stays in the lower triangle.
      for (let column = 0; column <= row; column++) {
        const at = rowStart + (touched[column] as number);
        curvature[at] =
          (curvature[at] as number) +
          weighted * ((weights[option * width + column] as number) - (expected[column] as number));
      }
    }
  }
  return Math.log(probability[answer] as number);
}
