import { invert, multiply } from '../linear-algebra/index.ts';
import type { Model } from '../questionnaire/model.ts';
import { compileGroupModel } from './group-model.ts';
import { marginalChoice } from './marginal-choice.ts';
import { questionEvidence } from './question-evidence.ts';

/**
 * The best estimate of a person that is a mere sum over the answers: every option has its fixed
 * worth on every measure.
 *
 *   x^ = sum over answers of (worth of the chosen option - its mean),   x^ = W x + noise on average,
 *   W = I - C P,   noise covariance W C,   C the covariance of x^'s errors
 *
 * It is about as good as the MAP for the middle of the scale and is used only for what is summed
 * over people (spread, dynamics), where being linear matters more: those moments are known exactly,
 * the MAP's are not. W is not diagonal: estimates borrow from their neighbours. Everyone is taken
 * to have answered everything.
 *
 * Example: `quickScore(quick, choices)` correlates with the truth about as `scorePerson(...).theta`
 * does.
 */
export interface QuickScore {
  readonly size: number;
  /** By option of the model, then by measure; less its question's mean. */
  readonly worth: Float64Array;
  /** C. */
  readonly errors: Float64Array;
  /** W. */
  readonly resolution: Float64Array;
  /** How often each option is chosen by people at large. */
  readonly chance: Float64Array;
}

export function compileQuickScore(model: Model): QuickScore {
  const { size, prior, optionCount, popularity } = model;
  const precision = Float64Array.from(prior.precision);
  const pulls = new Float64Array(optionCount * size);
  const chance = new Float64Array(optionCount);
  for (const groupQuestion of compileGroupModel(model, 1).questions) {
    const { firstOption, optionKeys, touched } = groupQuestion.question;
    const free = optionKeys.length - 1;
    const choice = marginalChoice(groupQuestion, popularity, prior.mean);
    chance.set(choice.probability, firstOption);
    const { pull, gradient } = questionEvidence(groupQuestion, choice, 1, 1);
    for (let row = 0; row < touched.length; row++) {
      const measure = touched[row] as number;
      let mean = 0;
      for (let option = 0; option < free; option++) {
        const value = pull[row * free + option] as number;
        mean += value * (choice.probability[option] as number);
        pulls[(firstOption + option) * size + measure] = value;
        for (let column = 0; column < touched.length; column++) {
          const at = measure * size + (touched[column] as number);
          precision[at] =
            (precision[at] as number) + value * (gradient[option * touched.length + column] as number);
        }
      }
      for (let option = 0; option <= free; option++) {
        const at = (firstOption + option) * size + measure;
        pulls[at] = (pulls[at] as number) - mean;
      }
    }
  }
  const errors = invert(precision, size);
  const resolution = multiply(errors, prior.precision, size).map(
    (value, at) => (at % (size + 1) === 0 ? 1 : 0) - value,
  );
  return { size, errors, resolution, chance, worth: spreadWorth(pulls, errors, size) };
}

/** worth = pulls C, option by option. */
function spreadWorth(pulls: Float64Array, errors: Float64Array, size: number): Float64Array {
  const worth = new Float64Array(pulls.length);
  for (let start = 0; start < pulls.length; start += size) {
    for (let k = 0; k < size; k++) {
      const pull = pulls[start + k] as number;
      if (pull === 0) continue;
      for (let measure = 0; measure < size; measure++) {
        worth[start + measure] =
          (worth[start + measure] as number) + pull * (errors[k * size + measure] as number);
      }
    }
  }
  return worth;
}

/** Unanswered questions add nothing. Measured from the prior's mean. */
export function quickScore({ worth, size }: QuickScore, choices: ArrayLike<number>): Float64Array {
  const score = new Float64Array(size);
  for (let question = 0; question < choices.length; question++) {
    const chosen = choices[question] as number;
    if (chosen < 0) continue;
    const start = chosen * size;
    for (let measure = 0; measure < size; measure++) {
      score[measure] = (score[measure] as number) + (worth[start + measure] as number);
    }
  }
  return score;
}
