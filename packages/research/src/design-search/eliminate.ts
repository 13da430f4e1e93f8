/**
 * Gauss with pivoting, for small systems that are not symmetric: `values` becomes system^-1 values.
 *
 * Both are count x count and overwritten. Answers false, and leaves rubble, when the system is singular.
 *
 * Example: with the system 2 I, `values` is halved.
 */
export function eliminate(system: Float64Array, values: Float64Array, count: number): boolean {
  for (let column = 0; column < count; column++) {
    let pivot = column;
    for (let row = column + 1; row < count; row++) {
      if (
        Math.abs(system[row * count + column] as number) > Math.abs(system[pivot * count + column] as number)
      )
        pivot = row;
    }
    const height = system[pivot * count + column] as number;
    if (Math.abs(height) < 1e-12) return false;
    for (const matrix of [system, values]) {
      for (let k = 0; k < count; k++) {
        const kept = matrix[pivot * count + k] as number;
        matrix[pivot * count + k] = matrix[column * count + k] as number;
        matrix[column * count + k] = kept / height;
      }
    }
    for (let row = 0; row < count; row++) {
      if (row === column) continue;
      const factor = system[row * count + column] as number;
      if (factor === 0) continue;
      for (let k = 0; k < count; k++) {
        system[row * count + k] =
          (system[row * count + k] as number) - factor * (system[column * count + k] as number);
        values[row * count + k] =
          (values[row * count + k] as number) - factor * (values[column * count + k] as number);
      }
    }
  }
  return true;
}
