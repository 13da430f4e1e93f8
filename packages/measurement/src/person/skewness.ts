import { multiplyVector } from '../linear-algebra/index.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';
import { choiceProbabilities } from './choice-probability.ts';
import type { Workspace } from './workspace.ts';

/**
 * How far the mean of a person's posterior lies from its maximum.
 *
 * Answers at the end of a scale push the maximum further out than the mean,
 * because the posterior leans back towards 100. To second order (Lindley) the mean is
 *
 *   x - C h / 2,   h = sum over questions of E[(w - w̄) (w - w̄)' C (w - w̄)],
 *
 * with w the loading of a random option and C the covariance. The score stays the maximum; the square of this
 * distance goes into its interval, which without it covers too little, most of all for domains.
 *
 * Example: -0.1 (4 points) for someone at 170 on a perception.
 */
export function posteriorSkewness(
  model: Model,
  choices: Choices,
  theta: Float64Array,
  covariance: Float64Array,
  { probability, expected, step }: Workspace,
): Float64Array {
  const { size } = model;
  step.fill(0);
  for (const [index, question] of model.questions.entries()) {
    if (choices[index] === NOT_ANSWERED) continue;
    const { touched, weights, optionKeys } = question;
    const width = touched.length;
    const options = optionKeys.length;
    choiceProbabilities(question, model.popularity, theta, probability);
    expected.fill(0);
    for (let option = 0; option < options; option++) {
      for (let k = 0; k < width; k++) {
        expected[k] =
          (expected[k] as number) + (probability[option] as number) * (weights[option * width + k] as number);
      }
    }
    for (let option = 0; option < options; option++) {
      let spread = 0;
      for (let k = 0; k < width; k++) {
        const row = (touched[k] as number) * size;
        const from = (weights[option * width + k] as number) - (expected[k] as number);
        for (let l = 0; l < width; l++) {
          const to = (weights[option * width + l] as number) - (expected[l] as number);
          spread += from * to * (covariance[row + (touched[l] as number)] as number);
        }
      }
      for (let k = 0; k < width; k++) {
        const at = touched[k] as number;
        const from = (weights[option * width + k] as number) - (expected[k] as number);
        step[at] = (step[at] as number) - ((probability[option] as number) * from * spread) / 2;
      }
    }
  }
  return multiplyVector(covariance, step, size);
}
