import { MeasurementError } from '../errors.ts';

/**
 * The inverse of any square matrix, by Gauss and Jordan with pivoting: for small ones that are not symmetric.
 *
 * Throws `not_positive_definite` for one without an inverse.
 *
 * Example: `invertGeneral([0 2 ; 1 0], 2)` is [0 1 ; 0.5 0].
 */
export function invertGeneral(matrix: Float64Array, size: number): Float64Array {
  const rest = Float64Array.from(matrix);
  const inverse = new Float64Array(size * size);
  for (let k = 0; k < size; k++) inverse[k * (size + 1)] = 1;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (sizeAt(rest, row * size + column) > sizeAt(rest, pivot * size + column)) pivot = row;
    }
    if (!(sizeAt(rest, pivot * size + column) > 1e-12)) {
      throw new MeasurementError('not_positive_definite', { size });
    }
    for (const own of [rest, inverse]) swapRows(own, size, pivot, column);
    const scale = 1 / (rest[column * size + column] as number);
    for (const own of [rest, inverse]) addRow(own, size, column, column, scale - 1);
    for (let row = 0; row < size; row++) {
      const factor = rest[row * size + column] as number;
      if (row === column || factor === 0) continue;
      for (const own of [rest, inverse]) addRow(own, size, column, row, -factor);
    }
  }
  return inverse;
}

const sizeAt = (values: Float64Array, at: number): number => Math.abs(values[at] as number);

function swapRows(values: Float64Array, size: number, one: number, other: number): void {
  if (one === other) return;
  const kept = values.slice(one * size, (one + 1) * size);
  values.copyWithin(one * size, other * size, (other + 1) * size);
  values.set(kept, other * size);
}

/** Adds a multiple of one row to another, or to itself. */
function addRow(values: Float64Array, size: number, from: number, to: number, factor: number): void {
  for (let k = 0; k < size; k++) {
    values[to * size + k] = (values[to * size + k] as number) + factor * (values[from * size + k] as number);
  }
}
