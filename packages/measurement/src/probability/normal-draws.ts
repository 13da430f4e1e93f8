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

/**
 * Many draws, one after the other, of the standard values from the first on: the same as `drawFrom` of each. Four at
 * a time, because most of the time goes into fetching the factor.
 */
export function drawMany({ mean, factor }: Normal, standard: Float64Array, count: number): Float64Array {
  const size = mean.length;
  const drawn = new Float64Array(count * size);
  let draw = 0;
  for (; draw + 4 <= count; draw += 4) {
    const one = draw * size;
    const [two, three, four] = [one + size, one + 2 * size, one + 3 * size];
    for (let row = 0; row < size; row++) {
      const start = row * size;
      let a = mean[row] as number;
      let [b, c, d] = [a, a, a];
      for (let k = 0; k <= row; k++) {
        const weight = factor[start + k] as number;
        a += weight * (standard[one + k] as number);
        b += weight * (standard[two + k] as number);
        c += weight * (standard[three + k] as number);
        d += weight * (standard[four + k] as number);
      }
      drawn[one + row] = a;
      drawn[two + row] = b;
      drawn[three + row] = c;
      drawn[four + row] = d;
    }
  }
  for (; draw < count; draw++) {
    const from = draw * size;
    drawFrom({ mean, factor }, standard, from, drawn.subarray(from, from + size));
  }
  return drawn;
}

/** Of the covariance only the lower triangle is read. */
export function toNormal(mean: Float64Array, covariance: Float64Array): Normal {
  const factor = Float64Array.from(covariance);
  factorise(factor, mean.length);
  return { mean, factor };
}
