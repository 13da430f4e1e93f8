/**
 * Solving with a Cholesky factor L of A: each function overwrites `vector`.
 *
 * Example: `solve(factor, size, b)` turns b into A^-1 b.
 */
export function solve(factor: Float64Array, size: number, vector: Float64Array): void {
  solveLower(factor, size, vector);
  solveUpper(factor, size, vector);
}

/** b becomes L^-1 b. The result of a standard normal vector has covariance A^-1 after `solveUpper`, not after this. */
export function solveLower(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    let sum = vector[row] as number;
    for (let k = 0; k < row; k++) sum -= (factor[start + k] as number) * (vector[k] as number);
    vector[row] = sum / (factor[start + row] as number);
  }
}

/** b becomes L'^-1 b. */
export function solveUpper(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row--) {
    const value = (vector[row] as number) / (factor[row * size + row] as number);
    vector[row] = value;
    for (let k = 0; k < row; k++) {
      vector[k] = (vector[k] as number) - value * (factor[row * size + k] as number);
    }
  }
}

/** b becomes L b: turns standard normal draws into draws with covariance A. */
export function multiplyLower(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row--) {
    const start = row * size;
    let sum = 0;
    for (let k = 0; k <= row; k++) sum += (factor[start + k] as number) * (vector[k] as number);
    vector[row] = sum;
  }
}
