import { describe, expect, it } from 'vitest';
import { chiSquareTail } from './chi-square.ts';
import { normalCdf } from './normal.ts';
import { percentile, summarise } from './percentile.ts';

describe('the normal distribution function', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [1.96, 0.9750021],
    [-2.5758293, 0.005],
    [6, 0.999999999],
  ])('at %f is %f', (z, probability) => {
    expect(normalCdf(z)).toBeCloseTo(probability, 6);
  });

  it('is within 0 and 1 for whatever it is given', () => {
    for (const z of [-1e9, -40, 40, 1e9]) expect(normalCdf(z)).toBe(z < 0 ? 0 : 1);
  });
});

describe('the tail of chi-square', () => {
  it.each([
    [3.841459, 1, 0.05],
    [23.684791, 14, 0.05],
    [4.660425, 14, 0.99],
    [29.141238, 14, 0.01],
    [18.307038, 10, 0.05],
  ])('beyond %f with %i degrees is %f (table values)', (value, degrees, probability) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(probability, 6);
  });

  it('is 1 at nothing and 0 far out', () => {
    expect(chiSquareTail(0, 14)).toBe(1);
    expect(chiSquareTail(1e4, 14)).toBeCloseTo(0, 12);
  });
});

describe('a summary of draws', () => {
  it('is the mean and the middle 95%', () => {
    const draws = Float64Array.from({ length: 1001 }, (_, index) => index);
    expect(summarise(draws)).toEqual({ value: 500, low: 25, high: 975 });
  });

  it('goes between the two nearest', () => {
    expect(percentile(Float64Array.of(0, 10), 0.25)).toBe(2.5);
  });
});
