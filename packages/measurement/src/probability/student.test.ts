import { describe, expect, it } from 'vitest';
import { normalLimit, studentLimit } from './student.ts';

describe('the limits of the normal distribution and of Student’s', () => {
  it('are those of the tables', () => {
    for (const [tail, limit] of [
      [0.025, 1.959964],
      [0.005, 2.575829],
      [0.0001, 3.719016],
      [0.5, 0],
      [0.9, -1.281552],
    ] as const) {
      expect(normalLimit(tail)).toBeCloseTo(limit, 5);
    }
    // As R's qt() gives them.
    for (const [tail, degrees, limit] of [
      [0.025, 10, 2.228139],
      [0.025, 3, 3.182446],
      [0.001, 56, 3.242261],
      [0.0005, 30, 3.645959],
      [0.0001, 8, 6.442],
      [0.025, 1, 12.7062],
    ] as const) {
      expect(studentLimit(tail, degrees)).toBeCloseTo(limit, 2);
    }
  });

  it('become the normal ones with many degrees', () => {
    expect(studentLimit(0.001, 1e6)).toBeCloseTo(normalLimit(0.001), 4);
  });
});
