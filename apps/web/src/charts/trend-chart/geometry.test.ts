import { expect, it } from 'vitest';
import { labelled, plotOf, scaleOf, ticksOf, toX, toY } from './geometry.ts';

const plot = plotOf({ width: 400, height: 240 });

it('shows balanced and every range, in whole steps', () => {
  expect(scaleOf([])).toEqual([60, 140]);
  expect(scaleOf([{ at: 0, score: 40, low: 11, high: 70 }])).toEqual([0, 140]);
  expect(ticksOf([60, 140])).toEqual([60, 80, 100, 120, 140]);
  expect(ticksOf([0, 200])).toEqual([0, 40, 80, 120, 160, 200]);
});

it('puts later to the right, higher to the top, and one moment alone into the middle', () => {
  expect(toX(plot, [0, 10], 2)).toBeLessThan(toX(plot, [0, 10], 8));
  expect(toY(plot, [60, 140], 130)).toBeLessThan(toY(plot, [60, 140], 70));
  expect(toX(plot, [5, 5], 5)).toBe((plot.left + plot.right) / 2);
});

it('keeps labels clear of one another, the last one always', () => {
  expect([...labelled([0, 10, 60, 100], 50)].toSorted((a, b) => a - b)).toEqual([1, 3]);
});
