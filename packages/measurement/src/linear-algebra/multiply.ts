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
  for (let row = 0; row < size; row++) addRowProducts(left, right, size, row, size, into);
  return into;
}

/**
 * Adds the first so many columns of one row of the product. Four rows of `right` at once, so that each sum is fetched and
 * stored a quarter as often; where all four are left out by zeros, nothing is done.
 */
function addRowProducts(
  left: Float64Array,
  right: Float64Array,
  size: number,
  row: number,
  columns: number,
  into: Float64Array,
): void {
  const start = row * size;
  let k = 0;
  for (; k + 3 < size; k += 4) {
    const a = left[start + k] as number;
    const b = left[start + k + 1] as number;
    const c = left[start + k + 2] as number;
    const d = left[start + k + 3] as number;
    if (a === 0 && b === 0 && c === 0 && d === 0) continue;
    const first = k * size;
    const second = first + size;
    const third = second + size;
    const fourth = third + size;
    for (let column = 0; column < columns; column++) {
      into[start + column] =
        (into[start + column] as number) +
        a * (right[first + column] as number) +
        b * (right[second + column] as number) +
        c * (right[third + column] as number) +
        d * (right[fourth + column] as number);
    }
  }
  for (; k < size; k++) {
    const factor = left[start + k] as number;
    if (factor === 0) continue;
    for (let column = 0; column < columns; column++) {
      into[start + column] = (into[start + column] as number) + factor * (right[k * size + column] as number);
    }
  }
}

/**
 * B A B' of a symmetric A: what errors with covariance A become when they are carried through the map B. Half of it is
 * computed, the other half is the same.
 */
export function sandwich(map: Float64Array, middle: Float64Array, size: number): Float64Array {
  const carried = multiply(middle, transpose(map, size), size);
  const into = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    addRowProducts(map, carried, size, row, row + 1, into);
    for (let column = 0; column < row; column++) {
      into[column * size + row] = into[row * size + column] as number;
    }
  }
  return into;
}

export function transpose(matrix: Float64Array, size: number): Float64Array {
  const turned = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      turned[column * size + row] = matrix[row * size + column] as number;
    }
  }
  return turned;
}

/** matrix x vector, four rows at once: each sum waits for the one before, so a processor has time for three more. */
export function multiplyVector(
  matrix: Float64Array,
  vector: Float64Array,
  size: number,
  into: Float64Array = new Float64Array(size),
): Float64Array {
  let row = 0;
  for (; row + 3 < size; row += 4) {
    const first = row * size;
    const second = first + size;
    const third = second + size;
    const fourth = third + size;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < size; k++) {
      const value = vector[k] as number;
      a += (matrix[first + k] as number) * value;
      b += (matrix[second + k] as number) * value;
      c += (matrix[third + k] as number) * value;
      d += (matrix[fourth + k] as number) * value;
    }
    into[row] = a;
    into[row + 1] = b;
    into[row + 2] = c;
    into[row + 3] = d;
  }
  for (; row < size; row++) {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (matrix[row * size + k] as number) * (vector[k] as number);
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
