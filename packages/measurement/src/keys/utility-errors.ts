import type { ModelQuestion } from '../questionnaire/model.ts';
import { POPULARITY, type QuestionErrors } from './key-uncertainty.ts';

/**
 * The covariance of the errors of a question's utilities, options x options: what is unknown of the popularities, and
 * of the loadings times where one stands.
 *
 *   Cov(u_i, u_j) = sum of Cov(a, b) E[f_a f_b]   over the parameters a of option i and b of option j
 *
 * with f = 1 for a popularity and the standing on its measure for a loading. `variance` is how uncertain the standing
 * is, measure by measure. At zero a wrong loading does no harm.
 *
 * Example: 0.25 on the diagonal at the prior mean, 0.25 + (0.3 x 1.5)^2 + (0.3 x 0.75)^2 at +1 on both
 * measures of an option.
 */
export function utilityErrors(
  { optionKeys, touched }: ModelQuestion,
  { options, features, covariance }: QuestionErrors,
  place: Float64Array,
  variance: ArrayLike<number>,
): Float64Array {
  const count = options.length;
  const errors = new Float64Array(optionKeys.length ** 2);
  const factor = (feature: number): number =>
    feature === POPULARITY ? 1 : (place[touched[feature] as number] as number);
  for (let a = 0; a < count; a++) {
    const of = features[a] as number;
    for (let b = 0; b < count; b++) {
      const both = covariance[a * count + b] as number;
      if (both === 0) continue;
      const other = features[b] as number;
      const doubt = of === other && of !== POPULARITY ? (variance[touched[of] as number] as number) : 0;
      const at = (options[a] as number) * optionKeys.length + (options[b] as number);
      errors[at] = (errors[at] as number) + both * (factor(of) * factor(other) + doubt);
    }
  }
  return errors;
}
