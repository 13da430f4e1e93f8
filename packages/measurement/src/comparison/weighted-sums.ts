/**
 * Sums of weighted differences and their variances.
 *
 * Example: `quadratic(weights, covariance)` is w' C w.
 */
export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += (one[k] as number) * (other[k] as number);
  return sum;
}

export function quadratic(weights: Float64Array, matrix: Float64Array): number {
  const size = weights.length;
  let sum = 0;
  for (let row = 0; row < size; row++) {
    const weight = weights[row] as number;
    if (weight === 0) continue;
    for (let column = 0; column < size; column++) {
      sum += weight * (weights[column] as number) * (matrix[row * size + column] as number);
    }
  }
  return sum;
}
