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

it('no disc is drawn further left or higher than another that it lies right of or below', () => {
  const points: Point[] = [
    [215.2, 148],
    [217, 148.3],
    [206.1, 155],
    [185, 175],
    [183.5, 180],
  ];
  const moved = moveApart(points, 20);
  const order = (places: readonly Point[], axis: 0 | 1) =>
    places.map((_, index) => index).toSorted((a, b) => (places[a]?.[axis] ?? 0) - (places[b]?.[axis] ?? 0));
  for (const axis of [0, 1] as const) expect(order(moved, axis)).toEqual(order(points, axis));
  for (const [index, one] of moved.entries())
    for (const other of moved.slice(index + 1)) expect(away(one, other)).toBeGreaterThan(19);
});
