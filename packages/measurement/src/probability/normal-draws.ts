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

/** Of the covariance only the lower triangle is read. */
export function toNormal(mean: Float64Array, covariance: Float64Array): Normal {
  const factor = Float64Array.from(covariance);
  factorise(factor, mean.length);
  return { mean, factor };
}
