import { MeasurementError } from '../errors.ts';
import { invertFactor } from '../linear-algebra/index.ts';
import type { Choices, Model } from '../questionnaire/model.ts';
import { findMaximum } from './find-maximum.ts';
import { posteriorSkewness } from './skewness.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/**
 * Where one person most probably stands on every measure of a model (the MAP)
 * and how sure that is.
 *
 * The inverse curvature at the maximum is the covariance of the errors
 * (Laplace). It holds the errors of answering, not those of the keys: see
 * `keys/`. An unanswered question adds nothing; without any answer the result
 * is the prior. Throws `wrong_size` when the choices are not of this model.
 *
 * Example: `scorePerson(model, choices).theta[index]` is 0.4 for a reported 116.
 */
export interface PersonEstimate {
  readonly theta: Float64Array;
  /** Symmetric, size x size. */
  readonly covariance: Float64Array;
  readonly se: Float64Array;
  /** Mean of the posterior minus its maximum. */
  readonly skewness: Float64Array;
  /** ln P(answers) for someone drawn from the prior. */
  readonly logEvidence: number;
  readonly steps: number;
}

export function scorePerson(
  model: Model,
  choices: Choices,
  workspace: Workspace = createWorkspace(model),
): PersonEstimate {
  const { size, questions, prior } = model;
  if (choices.length !== questions.length) {
    throw new MeasurementError('wrong_size', { choices: choices.length, questions: questions.length });
  }
  const theta = Float64Array.from(prior.mean);
  const { steps, logEvidence } = findMaximum(model, choices, theta, workspace);
  const covariance = new Float64Array(size * size);
  invertFactor(workspace.curvature, size, covariance);
  const se = new Float64Array(size);
  for (let i = 0; i < size; i++) se[i] = Math.sqrt(covariance[i * size + i] as number);
  const skewness = posteriorSkewness(model, choices, theta, covariance, workspace);
  return { theta, covariance, se, skewness, logEvidence, steps };
}
