import type { Place } from '@fourfold/contract/spread';
import { spread } from '@fourfold/contract/spread';
import { describe, expect, it } from 'vitest';
import { plotOf, RADIUS, toPlace } from './geometry.ts';
import { type NamePlace, placeNames } from './place-names.ts';

const names = [
  'Reduce Active Listening',
  'Improve Delegation',
  'Improve Holding to Account',
  'Reduce Conflict Resolution',
  'Improve Motivating Others',
];

/** Marks and names as a chart of this size draws them. */
function drawn(size: { width: number; height: number }, points: readonly Place[], text = 1) {
  const plot = plotOf(size);
  const exact = points.map(({ x, y }) => toPlace(plot, x, y));
  const { places: marks, moved } = spread(exact, plot, RADIUS);
  const dots = exact.filter((_, index) => moved.has(index));
  const room = { left: plot.left + 2, right: size.width, top: 20, bottom: plot.bottom - 2, dots };
  return { marks, dots, placed: placeNames({ names, marks, room, text }) };
}

const overlap = (a: NamePlace, b: NamePlace) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function coverings(marks: readonly Place[], dots: readonly Place[], placed: readonly NamePlace[]): string[] {
  const onMarks = placed.flatMap((name) =>
    marks
      .filter(
        ({ x, y }) =>
          Math.hypot(
            x - Math.min(Math.max(x, name.x), name.x + name.width),
            y - Math.min(Math.max(y, name.y), name.y + name.height),
          ) < RADIUS,
      )
      .map(() => `${name.lines.join(' ')} on a mark`),
  );
  const onNames = placed.flatMap((a, i) =>
    placed
      .slice(i + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.lines.join(' ')} on ${b.lines.join(' ')}`),
  );
  const close = marks.flatMap((a, i) =>
    marks
      .slice(i + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * RADIUS)
      .map(() => 'a mark on a mark'),
  );
  const onDots = dots.flatMap(({ x, y }) => [
    ...placed
      .filter((name) => x > name.x && x < name.x + name.width && y > name.y && y < name.y + name.height)
      .map((name) => `${name.lines.join(' ')} on a dot`),
    ...marks.filter((mark) => Math.hypot(mark.x - x, mark.y - y) < RADIUS + 3).map(() => 'a mark on a dot'),
  ]);
  return [...onMarks, ...onNames, ...close, ...onDots];
}

/** As far from each other as chance has it, and at one place, in a corner and along a line. */
const worlds: Readonly<Record<string, readonly Place[]>> = {
  'the sample company': [
    { x: 6.56, y: 6.32 },
    { x: 6.85, y: 5.85 },
    { x: 6.09, y: 4.6 },
    { x: 5.8, y: 4.38 },
    { x: 6.55, y: 4.58 },
  ],
  'nearly one place': names.map((_, at) => ({ x: 5 + Math.cos(at), y: 5 + Math.sin(2 * at) / 2 })),
  'a corner': names.map(() => ({ x: 10, y: 10 })),
  'the other corner': names.map(() => ({ x: 0, y: 0 })),
  'a column': names.map((_, at) => ({ x: 9.5, y: 3 + at })),
  'a row': names.map((_, at) => ({ x: 2 + 1.5 * at, y: 5 })),
};

describe('the names of the marks', () => {
  const sizes = [320, 362, 520, 1000].map((width) => ({ width, height: 352 }));
  it.each(sizes)('cover no mark and no name at a width of $width', (size) => {
    for (const [where, points] of Object.entries(worlds)) {
      const { marks, dots, placed } = drawn(size, points);
      expect(placed, where).toHaveLength(5);
      expect(coverings(marks, dots, placed ?? [])).toEqual([]);
    }
  });

  it('stay inside the chart, and beside their mark where nothing is in the way', () => {
    const { marks, placed } = drawn({ width: 600, height: 400 }, [
      { x: 1, y: 9 },
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 9, y: 9 },
      { x: 5, y: 5 },
    ]);
    for (const [index, { x, y, width, height }] of (placed ?? []).entries()) {
      expect(x + width).toBeLessThanOrEqual(600);
      expect(x).toBeGreaterThanOrEqual(0);
      const mark = marks[index] as Place;
      const aside = Math.max(x - mark.x, 0, mark.x - x - width);
      const away = Math.max(y - mark.y, 0, mark.y - y - height);
      expect(Math.hypot(aside, away)).toBeLessThan(RADIUS + 14);
    }
  });

  it('are left out together where letters are too large for the chart', () => {
    expect(drawn({ width: 200, height: 200 }, worlds['nearly one place'] ?? [], 2).placed).toBeNull();
  });
});
