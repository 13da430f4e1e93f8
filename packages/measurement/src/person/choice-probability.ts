import type { ModelQuestion } from '../questionnaire/model.ts';

/**
 * How probable each option of a question is for someone who stands at x.
 *
 * Writes into `into` and returns the logarithm of the sum of exponentials, so
 * that ln P(j) is utility j minus the result. The largest utility is taken out first:
 * no x overflows.
 *
 * Example: at x = 0 with popularities 0, four options are 0.25 each.
 */
export function choiceProbabilities(
  question: ModelQuestion,
  popularity: Float64Array,
  x: Float64Array,
  into: Float64Array,
): number {
  const { firstOption, touched, weights } = question;
  const options = question.optionKeys.length;
  const width = touched.length;
  let highest = -Infinity;
  for (let option = 0; option < options; option++) {
    let utility = popularity[firstOption + option] as number;
    for (let k = 0; k < width; k++) {
      utility += (weights[option * width + k] as number) * (x[touched[k] as number] as number);
    }
    into[option] = utility;
    if (utility > highest) highest = utility;
  }
  let sum = 0;
  for (let option = 0; option < options; option++) {
    const exponential = Math.exp((into[option] as number) - highest);
    into[option] = exponential;
    sum += exponential;
  }
  for (let option = 0; option < options; option++) into[option] = (into[option] as number) / sum;
  return highest + Math.log(sum);
}
