import type { QuickScore } from '../group/quick-score.ts';
import { factorise, invert, multiply, transpose } from '../linear-algebra/index.ts';
import { eigen } from './eigen.ts';

/**
 * The 84 directions in which the questionnaire sees people independently, from the clearest to the
 * dimmest.
 *
 * In them the prior is N(0, I), the errors are uncorrelated and the estimate of direction i is w_i
 * x true value + noise: w is its reliability. They are the eigenvectors of L^-1 C L'^-1 = U (1 - w)
 * U' (S = L L'). `into` = U' L^-1 leads there, `back` = L U leads home. Computed once.
 *
 * Example: the reliabilities of the behaviours run from about 0.95 (the general direction) to 0.2.
 */
export interface PrincipalDirections {
  readonly size: number;
  readonly reliability: Float64Array;
  readonly into: Float64Array;
  readonly back: Float64Array;
}

export function principalDirections(
  priorCovariance: Float64Array,
  { errors, size }: QuickScore,
): PrincipalDirections {
  const lower = Float64Array.from(priorCovariance);
  factorise(lower, size);
  for (let row = 0; row < size; row++) lower.fill(0, row * size + row + 1, (row + 1) * size);
  // L^-1 = L' S^-1.
  const lowerInverse = multiply(transpose(lower, size), invert(priorCovariance, size), size);
  const seen = multiply(multiply(lowerInverse, errors, size), transpose(lowerInverse, size), size);
  const { values, vectors } = eigen(seen, size);
  return {
    size,
    reliability: values.map((value) => Math.min(1, Math.max(1e-6, 1 - value))),
    into: multiply(transpose(vectors, size), lowerInverse, size),
    back: multiply(lower, vectors, size),
  };
}
