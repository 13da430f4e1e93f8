import { describe, expect, it } from 'vitest';
import { type Place, spread as spreadOf } from './spread.ts';

const spread = (exact: readonly Place[], on: typeof plot) => spreadOf(exact, on, 14);

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
    expect(spread(places, plot)).toEqual({ places, moved: new Set() });
  });

  it('stands two of the same place beside it', () => {
    const same = { x: 200, y: 200 };
    const { places, moved } = spread([same, same], plot);
    expect(moved).toEqual(new Set([0, 1]));
    expect(closest(places)).toBeGreaterThan(29);
    for (const { x, y } of places) expect(Math.hypot(x - same.x, y - same.y)).toBeLessThan(30);
  });

  it('covers no dot that marks where a moved one belongs', () => {
    const worlds = [
      [
        { x: 200, y: 200 },
        { x: 228, y: 200 },
      ],
      [
        { x: 215.2, y: 148 },
        { x: 217, y: 148.3 },
        { x: 206.1, y: 155 },
        { x: 185, y: 175 },
        { x: 183.5, y: 180 },
      ],
    ];
    for (const exact of worlds) {
      const { places, moved } = spread(exact, plot);
      expect(moved.size).toBe(exact.length);
      expect(closest(places)).toBeGreaterThan(29);
      const gaps = places.flatMap((place) => exact.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
      expect(Math.min(...gaps)).toBeGreaterThan(17);
      // And stays near enough to its own that the line between them is short.
      const lines = places.map(({ x, y }, at) =>
        Math.hypot(x - (exact[at]?.x ?? 0), y - (exact[at]?.y ?? 0)),
      );
      expect(Math.max(...lines)).toBeLessThan(50);
    }
  });

  it('keeps twelve of one corner reachable and on the chart', () => {
    const { places } = spread(
      Array.from({ length: 12 }, () => ({ x: 30, y: 330 })),
      plot,
    );
    expect(closest(places)).toBeGreaterThan(28);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(30);
      expect(y).toBeLessThanOrEqual(330);
    }
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
