import { factorise } from './cholesky.ts';

/**
 * The inverse of a symmetric positive definite matrix.
 *
 * `invertFactor` takes the Cholesky factor L of A and writes the whole
 * symmetric A^-1 = L'^-1 L^-1 into `inverse`; `factor` is kept. `invert` works on a copy.
 * About 2/3 n^3 multiplications after the factor: 0.5 ms for 84.
 *
 * Example: `invert([4 2 ; 2 5], 2)` is [0.3125 -0.125 ; -0.125 0.25].
 */
export function invertFactor(factor: Float64Array, size: number, inverse: Float64Array): void {
  // The columns of L^-1 are written as rows of the upper triangle, so that every inner loop runs along memory.
  for (let column = 0; column < size; column++) {
    const columnStart = column * size;
    inverse[columnStart + column] = 1 / (factor[columnStart + column] as number);
    for (let row = column + 1; row < size; row++) {
      const rowStart = row * size;
      let sum = 0;
      for (let k = column; k < row; k++) {
        sum -= (factor[rowStart + k] as number) * (inverse[columnStart + k] as number);
      }
      inverse[columnStart + row] = sum / (factor[rowStart + row] as number);
    }
  }
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let column = row; column < size; column++) {
      const columnStart = column * size;
      let sum = 0;
      for (let k = column; k < size; k++) {
        sum += (inverse[rowStart + k] as number) * (inverse[columnStart + k] as number);
      }
      inverse[rowStart + column] = sum;
    }
  }
  for (let row = 1; row < size; row++) {
    for (let column = 0; column < row; column++) {
      inverse[row * size + column] = inverse[column * size + row] as number;
    }
  }
}

export function invert(matrix: Float64Array, size: number): Float64Array {
  const factor = Float64Array.from(matrix);
  factorise(factor, size);
  const inverse = new Float64Array(size * size);
  invertFactor(factor, size, inverse);
  return inverse;
}
