import { createRandom } from '@fourfold/measurement/random.ts';
import { describe, expect, it } from 'vitest';
import { type Likelihood, sampleLongRun } from './long-run-sampler.ts';

const run = (draws: number) => ({ warmUp: 500, draws, random: createRandom('long run') });

/** Lower triangle of the root of [[1, 0.6], [0.6, 1]]. */
const correlated = Float64Array.from([1, 0, 0.6, 0.8]);

function momentsOf(factor: Float64Array, likelihood: Likelihood, draws: number) {
  const size = Math.sqrt(factor.length);
  const [sum, products] = [new Array<number>(size).fill(0), new Array<number>(size ** 2).fill(0)];
  const { accepted } = sampleLongRun(factor, likelihood, run(draws), (x) => {
    for (let row = 0; row < size; row++) {
      sum[row] = (sum[row] as number) + (x[row] as number) / draws;
      for (let column = 0; column < size; column++) {
        const at = row * size + column;
        products[at] = (products[at] as number) + ((x[row] as number) * (x[column] as number)) / draws;
      }
    }
  });
  const covariance = products.map(
    (product, at) => product - (sum[Math.floor(at / size)] as number) * (sum[at % size] as number),
  );
  return { mean: sum, covariance, accepted };
}

describe('the long-run sampler', () => {
  it('draws from the prior where nothing was answered', () => {
    const { mean, covariance } = momentsOf(correlated, () => 0, 40_000);
    for (const value of mean) expect(Math.abs(value)).toBeLessThan(0.03);
    for (const [at, value] of [1, 0.6, 0.6, 1].entries())
      expect(Math.abs((covariance[at] as number) - value)).toBeLessThan(0.04);
  });

  it('finds the posterior that a normal observation has in closed form', () => {
    // y = 2 of x1 with variance 0.5: mean S e y / 1.5, covariance S - S e e' S / 1.5.
    const observation: Likelihood = (x, slope) => {
      const off = 2 - (x[0] as number);
      slope[0] = off / 0.5;
      return -(off * off) / 2 / 0.5;
    };
    const { mean, covariance, accepted } = momentsOf(correlated, observation, 40_000);
    for (const [at, value] of [2 / 1.5, 1.2 / 1.5].entries())
      expect(Math.abs((mean[at] as number) - value)).toBeLessThan(0.02);
    for (const [at, value] of [1 / 3, 0.2, 0.2, 1 - 0.36 / 1.5].entries())
      expect(Math.abs((covariance[at] as number) - value)).toBeLessThan(0.02);
    expect(accepted).toBeGreaterThan(0.9);
  });

  it('finds a skewed posterior that a sum over a fine grid gives', () => {
    // Three times the same side of a question of two: P = 1 / (1 + exp(-2 x)), cubed.
    const height = (x: number) => -3 * Math.log1p(Math.exp(-2 * x));
    const choices: Likelihood = (x, slope) => {
      slope[0] = 6 / (1 + Math.exp(2 * (x[0] as number)));
      return height(x[0] as number);
    };
    const { mean, covariance } = momentsOf(Float64Array.of(1), choices, 40_000);
    const grid = Array.from({ length: 16_001 }, (_, at) => -8 + at / 1000);
    const weights = grid.map((x) => Math.exp(height(x) - x ** 2 / 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const moment = (power: number) =>
      grid.reduce((sum, x, at) => sum + x ** power * (weights[at] as number), 0) / total;
    expect(Math.abs((mean[0] as number) - moment(1))).toBeLessThan(0.02);
    expect(Math.abs((covariance[0] as number) - (moment(2) - moment(1) ** 2))).toBeLessThan(0.02);
  });
});
