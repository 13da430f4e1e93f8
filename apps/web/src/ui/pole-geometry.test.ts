import { describe, expect, it } from 'vitest';
import { describeLine, place, span } from './pole-geometry.ts';

describe('a place on a line', () => {
  it('is its share of the way from one pole to the other', () => {
    expect(place(100, [0, 200])).toBe(50);
    expect(place(50, [0, 200])).toBe(25);
    expect(place(-1, [-2, 2])).toBe(25);
  });

  it('never leaves the line', () => {
    expect(place(230, [0, 200])).toBe(100);
    expect(place(-7, [0, 200])).toBe(0);
    expect(place(Number.POSITIVE_INFINITY, [0, 200])).toBe(100);
  });

  it('may run from right to left', () => {
    expect(place(150, [200, 0])).toBe(25);
  });

  it('is the middle when there is nothing to place', () => {
    expect(place(Number.NaN, [0, 200])).toBe(50);
    expect(place(5, [5, 5])).toBe(50);
  });
});

describe('an interval', () => {
  it('has a start and a width', () => {
    expect(span([50, 150], [0, 200])).toEqual({ start: 25, width: 50 });
  });

  it('is cut off at the ends of the line', () => {
    expect(span([150, 260], [0, 200])).toEqual({ start: 75, width: 25 });
  });

  it('takes its ends either way round', () => {
    expect(span([150, 50], [0, 200])).toEqual(span([50, 150], [0, 200]));
  });
});

it('is read out with its interval and both poles', () => {
  const line = {
    left: 'holds back',
    right: 'speaks up',
    value: 62,
    interval: [55, 69],
    domain: [0, 200],
  } as const;
  expect(describeLine(line)).toBe(
    '62, likely range 55 to 69, on a line from 0, holds back, to 200, speaks up',
  );
});
