import { expect, it } from 'vitest';
import { toNaiveRange, toRange } from './say-result.ts';

it('no effect is larger than scores can move, and none lies outside its own range', () => {
  expect(toRange({ effect: 226, low: 162, high: 290 })).toEqual({ points: 200, low: 162, high: 200 });
  expect(toNaiveRange({ difference: -240, low: -310, high: -170 })).toEqual({
    points: -200,
    low: -200,
    high: -170,
  });
});
