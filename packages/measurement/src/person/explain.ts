import { type Choices, type Model, type ModelQuestion, NOT_ANSWERED } from '../questionnaire/model.ts';
import { POINTS } from './bands.ts';
import { choiceProbabilities } from './choice-probability.ts';
import type { PersonEstimate } from './score-person.ts';
import { createWorkspace } from './workspace.ts';

/**
 * Why a score is what it is: the answers, each with the points that it put on
 * or took off.
 *
 * At the maximum of the posterior the slope is zero, so that exactly
 *
 *   x = m + sum over answers of S (chosen loading - expected loading).
 *
 * Each summand is what one answer contributes, and together they are the score
 * (before clamping): nothing is left over. Leaving an answer out would move the score by less, because the
 * others would speak louder; this is an account of the score, not a forecast.
 *
 * Example: 142 = 100 + 19 (t07: b) + 14 (t31: a) - 6 (t52: d) + ...
 */
export interface Pull {
  readonly questionKey: string;
  readonly optionKey: string;
  readonly points: number;
}

/** By measure, the `most` answers that moved it most, largest first. */
export function explainScores(model: Model, choices: Choices, estimate: PersonEstimate, most = 3): Pull[][] {
  const pulls = pullMatrix(model, choices, estimate);
  return model.measures.map((_, measure) =>
    largest(pulls, measure, model.size, most).map((index) => {
      const { key, firstOption, optionKeys } = model.questions[index] as ModelQuestion;
      return {
        questionKey: key,
        optionKey: optionKeys[(choices[index] as number) - firstOption] as string,
        points: pulls[index * model.size + measure] as number,
      };
    }),
  );
}

/** The rows with the largest absolute values in a column, zeros left out. */
function largest(pulls: Float64Array, column: number, width: number, most: number): number[] {
  const size = (row: number): number => Math.abs(pulls[row * width + column] as number);
  const found: number[] = [];
  for (let row = 0; row * width < pulls.length; row++) {
    if (size(row) === 0) continue;
    if (found.length === most && size(row) <= size(found[most - 1] as number)) continue;
    let at = found.length;
    while (at > 0 && size(found[at - 1] as number) < size(row)) at--;
    found.splice(at, 0, row);
    if (found.length > most) found.pop();
  }
  return found;
}

/** Points by question and measure, questions x size; zeros where there is no answer. */
export function pullMatrix(model: Model, choices: Choices, { theta }: PersonEstimate): Float64Array {
  const { size, prior } = model;
  const { probability } = createWorkspace(model);
  const pulls = new Float64Array(model.questions.length * size);
  for (const [index, question] of model.questions.entries()) {
    const chosen = choices[index] as number;
    if (chosen === NOT_ANSWERED) continue;
    const { touched, weights, firstOption, optionKeys } = question;
    choiceProbabilities(question, model.popularity, theta, probability);
    for (let k = 0; k < touched.length; k++) {
      let surprise = weights[(chosen - firstOption) * touched.length + k] as number;
      for (let option = 0; option < optionKeys.length; option++) {
        surprise -= (probability[option] as number) * (weights[option * touched.length + k] as number);
      }
      const row = (touched[k] as number) * size;
      for (let measure = 0; measure < size; measure++) {
        const at = index * size + measure;
        pulls[at] = (pulls[at] as number) + POINTS * surprise * (prior.covariance[row + measure] as number);
      }
    }
  }
  return pulls;
}
