import { describe, expect, it } from 'vitest';
import { inTenths } from './in-tenths.ts';

const tenthsOf = (...points: number[]) => {
  const sum = points.reduce((a, b) => a + b, 0);
  return inTenths(
    sum,
    points.map((points) => ({ points })),
  ).map(({ points }) => points);
};

describe('parts in tenths', () => {
  it('add up to the sum that stands above them', () => {
    expect(tenthsOf(3.74, 2.33, 0.54)).toEqual([3.8, 2.3, 0.5]);
    expect(tenthsOf(1.26, 1.26, 1.26)).toEqual([1.3, 1.3, 1.2]);
  });

  it('stay what they are where nothing is lost', () => {
    expect(tenthsOf(5, 3, 2)).toEqual([5, 3, 2]);
    expect(tenthsOf(0, 0, 0)).toEqual([0, 0, 0]);
  });

  it('add up whatever they are', () => {
    for (let step = 0; step < 500; step += 1) {
      const points = [(step * 0.731) % 5, (step * 0.417) % 3, (step * 0.293) % 2] as const;
      const sum = points[0] + points[1] + points[2];
      const added = tenthsOf(...points).reduce((a, b) => a + b, 0);
      expect(added).toBeCloseTo(Math.round(Math.round(sum * 100) / 10) / 10, 9);
    }
  });
});
