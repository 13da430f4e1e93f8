import { invert, multiply } from '@fourfold/measurement/linear-algebra/index.ts';
import { eliminate } from './eliminate.ts';

/**
 * The expected posterior covariance of a design, kept up to date while single
 * questions change.
 *
 * Loss = tr(W C), with C the covariance and W the weights of what is wanted:
 * here the mean error variance of the 84 behaviours plus the mean relative error
 * variance of the 14 competencies. A change D of the information on a few
 * measures T changes C by the identity of Woodbury,
 *
 *   C' = C - C_T K C_T',   K = D (I + C_TT D)^-1,   loss' = loss - tr(K (C W C)_TT),
 *
 * so trying a move costs a solve of the size of T (at most 16), not of 84. Rounding errors add up:
 * `reset` every few thousand kept moves.
 *
 * Example: `try` answers the loss after the change, `keep` makes the change last.
 */
export interface Uncertainty {
  reset(precision: Float64Array): void;
  loss(): number;
  try(touched: Int32Array, count: number, change: Float64Array): number;
  keep(): void;
}

export const MOST_TOUCHED = 16;

export function createUncertainty(size: number, weights: Float64Array): Uncertainty {
  let covariance: Float64Array = new Float64Array(size * size);
  let weighted: Float64Array = new Float64Array(size * size);
  let current = 0;
  let tried = 0;
  let count = 0;
  let touched: Int32Array = new Int32Array(0);
  const system = new Float64Array(MOST_TOUCHED * MOST_TOUCHED);
  const kernel = new Float64Array(MOST_TOUCHED * MOST_TOUCHED);
  const left = new Float64Array(size * MOST_TOUCHED);
  const right = new Float64Array(size * MOST_TOUCHED);

  return {
    reset(precision) {
      covariance = invert(precision, size);
      weighted = multiply(multiply(covariance, weights, size), covariance, size);
      current = 0;
      for (let at = 0; at < size * size; at++)
        current += (weights[at] as number) * (covariance[at] as number);
    },
    loss: () => current,
    try(measures, number, change) {
      touched = measures;
      count = number;
      // system = I + D C_TT, and kernel = system^-1 D = D (I + C_TT D)^-1.
      for (let row = 0; row < count; row++) {
        for (let column = 0; column < count; column++) {
          let sum = row === column ? 1 : 0;
          for (let k = 0; k < count; k++) {
            sum +=
              (change[row * count + k] as number) *
              (covariance[(touched[k] as number) * size + (touched[column] as number)] as number);
          }
          system[row * count + column] = sum;
          kernel[row * count + column] = change[row * count + column] as number;
        }
      }
      if (!eliminate(system, kernel, count)) return Infinity;
      let gain = 0;
      for (let row = 0; row < count; row++) {
        for (let column = 0; column < count; column++) {
          gain +=
            (kernel[row * count + column] as number) *
            (weighted[(touched[column] as number) * size + (touched[row] as number)] as number);
        }
      }
      tried = current - gain;
      return tried;
    },
    keep() {
      // left = C_T K, right = (C W C)_T - left (C W C)_TT / 2.
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < count; column++) {
          let sum = 0;
          for (let k = 0; k < count; k++) {
            sum +=
              (covariance[row * size + (touched[k] as number)] as number) *
              (kernel[k * count + column] as number);
          }
          left[row * count + column] = sum;
        }
      }
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < count; column++) {
          let sum = weighted[row * size + (touched[column] as number)] as number;
          for (let k = 0; k < count; k++) {
            sum -=
              ((left[row * count + k] as number) *
                (weighted[(touched[k] as number) * size + (touched[column] as number)] as number)) /
              2;
          }
          right[row * count + column] = sum;
        }
      }
      const before = new Float64Array(size * count);
      for (let row = 0; row < size; row++) {
        for (let k = 0; k < count; k++)
          before[row * count + k] = covariance[row * size + (touched[k] as number)] as number;
      }
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          let less = 0;
          let lessWeighted = 0;
          for (let k = 0; k < count; k++) {
            const here = left[row * count + k] as number;
            less += here * (before[column * count + k] as number);
            lessWeighted +=
              here * (right[column * count + k] as number) +
              (right[row * count + k] as number) * (left[column * count + k] as number);
          }
          const at = row * size + column;
          covariance[at] = (covariance[at] as number) - less;
          weighted[at] = (weighted[at] as number) - lessWeighted;
        }
      }
      current = tried;
    },
  };
}
