import { expect, it } from 'vitest';
import { sayGap, saySincePlan, sayTrend, sayWhyApart } from './say-trend.ts';

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

it('writes ends below zero with a true minus, and those of a change with their signs', () => {
  expect(sayTrend([change(12, -3, 27)], 2, nameOf)).toContain('(likely range −3 to 27)');
  const { change: moved, ...times } = change(5.5, -29.4, 40);
  const same = { ...times, change: { ...moved, stands_out: false } };
  expect(saySincePlan({ started_at: new Date() }, same, 2, null)).toBe(
    'No clear change since the plan started (likely range −29 to +40 points).',
  );
});

it('why a change is not the gap between two marks is said where it may differ', () => {
  expect(sayWhyApart([change(24, 4, 44)])[0]).toContain('differ from the gap between two marks on the chart');
  expect(sayWhyApart([change(24, 4, 44, true)])).toEqual([]);
});

it('stands directly behind the one change that is told, with the gap on the chart', () => {
  const scores: Record<string, number> = { a: 91.2, b: 154.4 };
  const gapOf = (told: Parameters<typeof sayGap>[0]) => sayGap(told, (id) => scores[id]);
  const risen = change(113, 16, 210);
  const why =
    'That uses only the questions asked both times. The chart uses all answers, so its marks are 63 points apart.';
  expect(gapOf([risen])).toBe(why);
  expect(saySincePlan({ started_at: new Date() }, risen, 2, gapOf([risen]))).toBe(
    `Since the plan started it has risen by 113 points (likely range 16 to 210). ${why} A before-and-after comparison alone cannot tell you whether the plan caused the change.`,
  );
  expect(gapOf([change(63, 16, 110)])).toBe(null);
  expect(gapOf([change(24, 4, 44, true)])).toBe(null);
  expect(gapOf([risen, risen])).toBe(null);
});
