import { describe, expect, it } from 'vitest';
import { gaussHermite } from './gauss-hermite.ts';

const mean = (count: number, f: (x: number) => number): number => {
  const { places, weights } = gaussHermite(count);
  return places.reduce((sum, place, index) => sum + (weights[index] as number) * f(place), 0);
};

describe('Gauss-Hermite quadrature', () => {
  it('has the places and weights of the tables (Abramowitz and Stegun 25.10, rescaled)', () => {
    const { places, weights } = gaussHermite(3);
    for (const [index, place] of [-Math.sqrt(3), 0, Math.sqrt(3)].entries()) {
      expect(places[index]).toBeCloseTo(place, 10);
    }
    expect(weights[0]).toBeCloseTo(1 / 6, 10);
    expect(weights[1]).toBeCloseTo(2 / 3, 10);
  });

  it('gives the moments of the normal distribution exactly', () => {
    expect(mean(6, () => 1)).toBeCloseTo(1, 10);
    expect(mean(6, (x) => x ** 2)).toBeCloseTo(1, 10);
    expect(mean(6, (x) => x ** 4)).toBeCloseTo(3, 9);
    expect(mean(6, (x) => x ** 10)).toBeCloseTo(945, 5);
    expect(mean(21, (x) => x ** 6)).toBeCloseTo(15, 8);
  });

  it('gives the mean of a lognormal', () => {
    expect(mean(21, Math.exp)).toBeCloseTo(Math.exp(0.5), 9);
  });
});
