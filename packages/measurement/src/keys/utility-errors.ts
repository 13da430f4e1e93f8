import type { Model } from '../questionnaire/model.ts';
import type { KeyUncertainty } from './key-uncertainty.ts';

/**
 * The covariance of the errors of all utilities, options x options: what is
 * unknown of the popularities, and of the loadings times where one stands.
 *
 * `squares` holds the square of the standing on every measure: a person's own,
 * or what a group's mean is expected to be. At zero a wrong loading does no harm.
 *
 * Example: 0.25 on the diagonal at the prior mean, 0.25 + (0.3 x 1.5)^2 + (0.3 x 0.75)^2 at +1 on both
 * measures of an option.
 */
export function utilityErrors(model: Model, keys: KeyUncertainty, squares: Float64Array): Float64Array {
  const errors = Float64Array.from(keys.popularityCovariance);
  for (const { firstOption, optionKeys, touched, weights } of model.questions) {
    for (let option = 0; option < optionKeys.length; option++) {
      const at = (firstOption + option) * (model.optionCount + 1);
      for (let k = 0; k < touched.length; k++) {
        const error = keys.loadingSpread * (weights[option * touched.length + k] as number);
        errors[at] = (errors[at] as number) + error ** 2 * (squares[touched[k] as number] as number);
      }
    }
  }
  return errors;
}
