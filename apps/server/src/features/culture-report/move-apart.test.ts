import { expect, it } from 'vitest';
import { moveApart, type Point } from './move-apart.ts';

const away = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

it('discs that would hide each other are drawn side by side, and one alone where it belongs', () => {
  const [first, second, third, alone] = moveApart(
    [
      [100, 100],
      [100, 100],
      [104, 98],
      [300, 20],
    ],
    20,
  ) as [Point, Point, Point, Point];
  for (const [a, b] of [
    [first, second],
    [first, third],
    [second, third],
  ] as const) {
    expect(away(a, b)).toBeGreaterThan(19);
  }
  expect(alone).toEqual([300, 20]);
  for (const point of [first, second, third]) expect(away(point, [101, 99])).toBeLessThan(30);
});
