import { describe, expect, it } from 'vitest';
import { createRandom, drawInteger, drawNormal, shuffle } from './random.ts';

describe('the seeded generator', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const draw = (seed: number | string) => Array.from({ length: 5 }, createRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw('ab')).not.toEqual(draw('ba'));
  });

  it('fills 0 to 1 evenly, for seeds that hardly differ too', () => {
    const firsts = Array.from({ length: 20_000 }, (_, seed) => createRandom(`response ${seed}`)());
    const tenths = new Int32Array(10);
    for (const value of firsts)
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] as number) + 1;
    // Chi-square with 9 degrees of freedom: 27.9 is passed once in a thousand.
    const chiSquare = tenths.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('draws normal values of mean 0 and variance 1', () => {
    const random = createRandom('normal');
    const values = Array.from({ length: 40_000 }, () => drawNormal(random));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
    expect(values.filter((value) => Math.abs(value) < 1.96).length / values.length).toBeCloseTo(0.95, 2);
  });

  it('shuffles without losing anything and leaves the original alone', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, createRandom(3)).toSorted()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  it('draws whole numbers below the limit', () => {
    const random = createRandom(4);
    expect(new Set(Array.from({ length: 200 }, () => drawInteger(random, 3)))).toEqual(new Set([0, 1, 2]));
  });
});
