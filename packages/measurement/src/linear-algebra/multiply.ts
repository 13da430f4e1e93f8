/**
 * Products of square matrices and vectors, row by row in one Float64Array.
 *
 * `into` may be reused from call to call but must not be one of the factors.
 *
 * Example: `multiply(a, b, size)` is the matrix a b.
 */
export function multiply(
  left: Float64Array,
  right: Float64Array,
  size: number,
  into: Float64Array = new Float64Array(size * size),
): Float64Array {
  into.fill(0);
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let k = 0; k < size; k++) {
      const factor = left[rowStart + k] as number;
      if (factor === 0) continue;
      const rightStart = k * size;
      for (let column = 0; column < size; column++) {
        into[rowStart + column] =
          (into[rowStart + column] as number) + factor * (right[rightStart + column] as number);
      }
    }
  }
  return into;
}

/** matrix x vector. */
export function multiplyVector(
  matrix: Float64Array,
  vector: Float64Array,
  size: number,
  into: Float64Array = new Float64Array(size),
): Float64Array {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (matrix[start + k] as number) * (vector[k] as number);
    into[row] = sum;
  }
  return into;
}

/** The variance of the mean of some measures: the mean of a block of a covariance. */
export function meanOfBlock(covariance: Float64Array, size: number, members: readonly number[]): number {
  let sum = 0;
  for (const row of members) for (const column of members) sum += covariance[row * size + column] as number;
  return sum / members.length ** 2;
}
