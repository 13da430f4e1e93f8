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

/** The same, answering false instead of throwing. */
export function tryFactorise(matrix: Float64Array, size: number): boolean {
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let column = 0; column <= row; column++) {
      const columnStart = column * size;
      let sum = matrix[rowStart + column] as number;
      for (let k = 0; k < column; k++) {
        sum -= (matrix[rowStart + k] as number) * (matrix[columnStart + k] as number);
      }
      if (row === column) {
        if (!(sum > 0)) return false;
        matrix[rowStart + row] = Math.sqrt(sum);
      } else {
        matrix[rowStart + column] = sum / (matrix[columnStart + column] as number);
      }
    }
  }
  return true;
}

/** ln |A| from its factor. */
export function logDeterminant(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.log(factor[i * size + i] as number);
  return 2 * sum;
}
