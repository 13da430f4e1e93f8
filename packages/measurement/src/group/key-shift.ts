import type { KeyUncertainty } from '../keys/key-uncertainty.ts';
import { utilityErrors } from '../keys/utility-errors.ts';
import type { GroupEstimate } from './estimate-group.ts';
import { countAnswers, type GroupModel } from './group-model.ts';
import { marginalChoice } from './marginal-choice.ts';
import { questionEvidence } from './question-evidence.ts';

/**
 * How far a group's estimate moves for one logit of an option's utility: M', options x measures.
 *
 * The utility moves the choice probabilities by their slope J and these the estimate, M = V G'
 * Cov(f)^-1 J. First order.
 *
 * Example: an option that everybody likes by 0.1 more than its key says moves measure k by `0.1 *
 * shift[option * size + k]`, with the sign turned.
 */
export function keyShift(
  { model, questions }: GroupModel,
  estimate: GroupEstimate,
  keys: KeyUncertainty,
): Float64Array {
  const { size, optionCount } = model;
  const { mean, covariance, counts, people, reach } = estimate;
  const shift = new Float64Array(optionCount * size);
  for (const [index, groupQuestion] of questions.entries()) {
    const { firstOption, optionKeys, touched } = groupQuestion.question;
    const options = optionKeys.length;
    const answered = countAnswers(groupQuestion, counts);
    if (answered === 0) continue;
    const choice = marginalChoice(groupQuestion, model.popularity, mean);
    const unknown = keys.questions[index];
    const errors = unknown === undefined ? null : utilityErrors(groupQuestion.question, unknown, mean, reach);
    const { pull } = questionEvidence(groupQuestion, choice, answered, people, errors);
    for (let option = 0; option < options; option++) {
      const start = (firstOption + option) * size;
      for (let k = 0; k < touched.length; k++) {
        let reach = 0;
        for (let row = 0; row < options - 1; row++) {
          reach +=
            (pull[k * (options - 1) + row] as number) * (choice.slope[row * options + option] as number);
        }
        const line = (touched[k] as number) * size;
        for (let measure = 0; measure < size; measure++) {
          const at = start + measure;
          shift[at] = (shift[at] as number) + reach * (covariance[line + measure] as number);
        }
      }
    }
  }
  return shift;
}
