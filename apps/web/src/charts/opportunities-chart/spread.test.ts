import { describe, expect, it } from 'vitest';
import type { Place } from '../grid.tsx';
import { spread } from './spread.ts';

const plot = { left: 30, right: 430, top: 30, bottom: 330 };

function closest(places: readonly Place[]): number {
  const distances = places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return Math.min(...distances);
}

describe('points that lie on top of each other', () => {
  it('leaves alone what can be told apart', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 131, y: 100 },
    ];
    expect(spread(places, plot)).toEqual(places);
  });

  it('moves two of the same place to either side of it', () => {
    const [a, b] = spread(
      [
        { x: 200, y: 200 },
        { x: 200, y: 200 },
      ],
      plot,
    ) as [Place, Place];
    expect(a.x + b.x).toBeCloseTo(400);
    expect(a.y + b.y).toBeCloseTo(400);
    expect(closest([a, b])).toBeCloseTo(30, 1);
  });

  it('moves what moves at all so far that its true place lies beside its number', () => {
    const exact = [
      { x: 200, y: 200 },
      { x: 228, y: 200 },
    ];
    const moved = spread(exact, plot);
    for (const [index, { x, y }] of moved.entries())
      expect(Math.hypot(x - (exact[index]?.x ?? 0), y - (exact[index]?.y ?? 0))).toBeGreaterThan(10);
  });

  it('keeps twelve of one corner reachable and on the chart', () => {
    const places = spread(
      Array.from({ length: 12 }, () => ({ x: 30, y: 330 })),
      plot,
    );
    expect(closest(places)).toBeGreaterThan(28);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(30);
      expect(y).toBeLessThanOrEqual(330);
    }
  });

  it('never draws one further left or higher than another that it lies right of or below', () => {
    const exact = [
      { x: 215.2, y: 148 },
      { x: 217, y: 148.3 },
      { x: 206.1, y: 155 },
      { x: 185, y: 175 },
      { x: 183.5, y: 180 },
    ];
    const moved = spread(exact, plot);
    expect(closest(moved)).toBeGreaterThan(29);
    const order = (places: readonly Place[], axis: 'x' | 'y') =>
      places.map((_, index) => index).toSorted((a, b) => (places[a]?.[axis] ?? 0) - (places[b]?.[axis] ?? 0));
    for (const axis of ['x', 'y'] as const) expect(order(moved, axis)).toEqual(order(exact, axis));
  });

  it('does the same every time, and does not change what it was given', () => {
    const places = [
      { x: 90, y: 90 },
      { x: 91, y: 95 },
      { x: 88, y: 91 },
    ];
    const before = structuredClone(places);
    expect(spread(places, plot)).toEqual(spread(places, plot));
    expect(places).toEqual(before);
  });
});
