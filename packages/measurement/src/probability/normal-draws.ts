import { factorise } from '../linear-algebra/index.ts';
import type { Random } from '../random.ts';

/**
 * A multivariate normal distribution, ready to be drawn from.
 *
 * Example: `drawFrom(toNormal(mean, covariance), standardDraws(1, mean.length, random), 0, into)`.
 */
export interface Normal {
  readonly mean: Float64Array;
  /** Cholesky factor of the covariance. */
  readonly factor: Float64Array;
}

/**
 * Standard normal values for `count` draws of `size` numbers, used again for every belief so that
 * only the distributions differ. Box and Muller, both of each pair.
 */
export function standardDraws(count: number, size: number, random: Random): Float64Array {
  const draws = new Float64Array(count * size);
  for (let at = 0; at < draws.length; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    draws[at] = radius * Math.cos(angle);
    if (at + 1 < draws.length) draws[at + 1] = radius * Math.sin(angle);
  }
  return draws;
}

/** The draw made of the standard values from `from` on. */
export function drawFrom(
  { mean, factor }: Normal,
  standard: Float64Array,
  from: number,
  into: Float64Array,
): void {
  const size = mean.length;
  for (let row = 0; row < size; row++) {
    const start = row * size;
    let sum = mean[row] as number;
    for (let k = 0; k <= row; k++) sum += (factor[start + k] as number) * (standard[from + k] as number);
    into[row] = sum;
  }
}

/** One of the numbers, in so many draws: the same as `drawFrom` of each. */
export function drawOne(
  { mean, factor }: Normal,
  standard: Float64Array,
  count: number,
  index: number,
): Float64Array {
  const size = mean.length;
  return Float64Array.from({ length: count }, (_, draw) => {
    let sum = mean[index] as number;
    for (let k = 0; k <= index; k++)
      sum += (factor[index * size + k] as number) * (standard[draw * size + k] as number);
    return sum;
  });
}

/**
 * Many draws, one after the other, of the standard values from the first on: the same as `drawFrom` of each.
 */
export function drawMany(normal: Normal, standard: Float64Array, count: number): Float64Array {
  return drawAll(normal, standard, count, normal.mean.length, 1);
}

/** The same draws number by number: each in all of them. */
export function drawByMeasure(normal: Normal, standard: Float64Array, count: number): Float64Array {
  return drawAll(normal, standard, count, 1, count);
}

/** Four draws and two rows at a time, because most of the time goes into fetching numbers. */
function drawAll(
  { mean, factor }: Normal,
  standard: Float64Array,
  count: number,
  ofDraw: number,
  ofRow: number,
): Float64Array {
  const size = mean.length;
  const drawn = new Float64Array(count * size);
  const together = count - (count % 4);
  for (let row = 0; row < size; row += 2) {
    for (let draw = 0; draw < together; draw += 4) {
      addRows(mean, factor, standard, row, draw * size, drawn, draw * ofDraw + row * ofRow, ofDraw, ofRow);
    }
  }
  const one = new Float64Array(size);
  for (let draw = together; draw < count; draw++) {
    drawFrom({ mean, factor }, standard, draw * size, one);
    for (let row = 0; row < size; row++) drawn[draw * ofDraw + row * ofRow] = one[row] as number;
  }
  return drawn;
}

/** Two rows of the four draws whose standard values begin at `one`; the last row alone where their number is odd. */
function addRows(
  mean: Float64Array,
  factor: Float64Array,
  standard: Float64Array,
  row: number,
  one: number,
  drawn: Float64Array,
  into: number,
  ofDraw: number,
  ofRow: number,
): void {
  const size = mean.length;
  const two = one + size;
  const three = two + size;
  const four = three + size;
  const upper = row * size;
  const hasLower = row + 1 < size;
  const lower = hasLower ? upper + size : upper;
  let a = mean[row] as number;
  let b = a;
  let c = a;
  let d = a;
  let e = hasLower ? (mean[row + 1] as number) : 0;
  let f = e;
  let g = e;
  let h = e;
  for (let k = 0; k <= row; k++) {
    const first = factor[upper + k] as number;
    const second = factor[lower + k] as number;
    const w = standard[one + k] as number;
    const x = standard[two + k] as number;
    const y = standard[three + k] as number;
    const z = standard[four + k] as number;
    a += first * w;
    b += first * x;
    c += first * y;
    d += first * z;
    e += second * w;
    f += second * x;
    g += second * y;
    h += second * z;
  }
  drawn[into] = a;
  drawn[into + ofDraw] = b;
  drawn[into + 2 * ofDraw] = c;
  drawn[into + 3 * ofDraw] = d;
  if (!hasLower) return;
  const below = into + ofRow;
  const last = factor[lower + row + 1] as number;
  drawn[below] = e + last * (standard[one + row + 1] as number);
  drawn[below + ofDraw] = f + last * (standard[two + row + 1] as number);
  drawn[below + 2 * ofDraw] = g + last * (standard[three + row + 1] as number);
  drawn[below + 3 * ofDraw] = h + last * (standard[four + row + 1] as number);
}

/** Of the covariance only the lower triangle is read. */
export function toNormal(mean: Float64Array, covariance: Float64Array): Normal {
  const factor = Float64Array.from(covariance);
  factorise(factor, mean.length);
  return { mean, factor };
}
