import { expect, it } from 'vitest';
import { sayTrend, sayWhyApart } from './say-trend.ts';

const change = (points: number, low: number, high: number, linked = false) => ({
  from: 'a',
  to: 'b',
  linked,
  change: { points, low, high, stands_out: true },
});
const nameOf = (id: string) => ({ a: 'Round 1', b: 'Round 2' })[id] ?? '';

it('a change whose range reaches zero is not told as a fact', () => {
  expect(sayTrend([change(-15.2, -29, -0.3)], 2, nameOf)).toBe(
    'It may have fallen by 15 points (likely range 0 to 29) from Round 1 to Round 2.',
  );
  expect(sayTrend([change(24, 4, 44)], 2, nameOf)).toBe(
    'It rose by 24 points (likely range 4 to 44) from Round 1 to Round 2.',
  );
});

it('why a change is not the gap between two marks is said where it may differ', () => {
  expect(sayWhyApart([change(24, 4, 44)])[0]).toContain('differ from the gap between two marks on the chart');
  expect(sayWhyApart([change(24, 4, 44, true)])).toEqual([]);
});
