import { MeasurementError } from '../errors.ts';

/**
 * Cholesky factor: the lower triangle L of a symmetric positive definite
 * matrix A = L L'.
 *
 * Matrices are square, row by row in one Float64Array. Only the lower triangle
 * of `matrix` is read and it is overwritten in place by L; the upper triangle
 * is left as it was and means nothing afterwards. Throws
 * `not_positive_definite` instead of producing NaN.
 *
 * Example: [4 . ; 2 5] becomes [2 . ; 1 2].
 */
export function factorise(matrix: Float64Array, size: number): void {
  if (!tryFactorise(matrix, size)) throw new MeasurementError('not_positive_definite', { size });
}

/**
 * The same, answering false instead of throwing.
 *
 * Column by column, and four rows at once: each subtraction waits for the one before, so that a processor has time for
 * three more sums.
 */
export function tryFactorise(matrix: Float64Array, size: number): boolean {
  for (let column = 0; column < size; column++) {
    const top = column * size;
    let pivot = matrix[top + column] as number;
    for (let k = 0; k < column; k++) pivot -= (matrix[top + k] as number) * (matrix[top + k] as number);
    if (!(pivot > 0)) return false;
    const root = Math.sqrt(pivot);
    matrix[top + column] = root;
    let row = column + 1;
    for (; row + 3 < size; row += 4) divideFour(matrix, size, top, column, row * size, root);
    for (; row < size; row++) {
      const start = row * size;
      let sum = matrix[start + column] as number;
      for (let k = 0; k < column; k++) sum -= (matrix[start + k] as number) * (matrix[top + k] as number);
      matrix[start + column] = sum / root;
    }
  }
  return true;
}

/** The rows that start at `first` and the three below, in one column. */
function divideFour(
  matrix: Float64Array,
  size: number,
  top: number,
  column: number,
  first: number,
  root: number,
): void {
  const second = first + size;
  const third = second + size;
  const fourth = third + size;
  let a = matrix[first + column] as number;
  let b = matrix[second + column] as number;
  let c = matrix[third + column] as number;
  let d = matrix[fourth + column] as number;
  for (let k = 0; k < column; k++) {
    const factor = matrix[top + k] as number;
    a -= (matrix[first + k] as number) * factor;
    b -= (matrix[second + k] as number) * factor;
    c -= (matrix[third + k] as number) * factor;
    d -= (matrix[fourth + k] as number) * factor;
  }
  matrix[first + column] = a / root;
  matrix[second + column] = b / root;
  matrix[third + column] = c / root;
  matrix[fourth + column] = d / root;
}

/** ln |A| from its factor. */
export function logDeterminant(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.log(factor[i * size + i] as number);
  return 2 * sum;
}
