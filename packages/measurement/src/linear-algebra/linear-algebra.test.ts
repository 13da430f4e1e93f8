import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, drawNormal } from '../random.ts';
import {
  addSandwich,
  factorise,
  invert,
  logDeterminant,
  meanOfBlock,
  multiply,
  multiplyLower,
  multiplyVector,
  solve,
  solveLower,
  tryFactorise,
} from './index.ts';

/** A B B' + I of random B: symmetric positive definite. */
function randomMatrix(size: number, seed: number): Float64Array {
  const random = createRandom(seed);
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) matrix[i * size + i] = 1;
  const map = Float64Array.from({ length: size * size }, () => drawNormal(random));
  addSandwich(map, identity(size), size, matrix);
  return matrix;
}

function identity(size: number): Float64Array {
  return Float64Array.from({ length: size * size }, (_, at) => Number(at % (size + 1) === 0));
}

function expectClose(actual: Float64Array, expected: ArrayLike<number>, digits = 8): void {
  expect(actual.length).toBe(expected.length);
  for (const [at, value] of actual.entries()) expect(value).toBeCloseTo(expected[at] as number, digits);
}

const sizes = fc.record({ size: fc.integer({ min: 1, max: 12 }), seed: fc.integer() });

describe('linear algebra', () => {
  it('factorises the example of the textbook', () => {
    const matrix = Float64Array.of(4, 12, -16, 12, 37, -43, -16, -43, 98);
    factorise(matrix, 3);
    expect([0, 3, 4, 6, 7, 8].map((at) => matrix[at])).toEqual([2, 6, 1, -8, 5, 3]);
    expect(logDeterminant(matrix, 3)).toBeCloseTo(Math.log(36), 12);
  });

  it('refuses a matrix that is not positive definite instead of answering NaN', () => {
    expect(() => factorise(Float64Array.of(1, 2, 2, 1), 2)).toThrow(
      expect.objectContaining({ code: 'not_positive_definite' }),
    );
    expect(tryFactorise(Float64Array.of(Number.NaN), 1)).toBe(false);
  });

  it('inverts', () => {
    expectClose(invert(Float64Array.of(4, 2, 2, 5), 2), [0.3125, -0.125, -0.125, 0.25], 12);
    fc.assert(
      fc.property(sizes, ({ size, seed }) => {
        const matrix = randomMatrix(size, seed);
        expectClose(multiply(matrix, invert(matrix, size), size), identity(size), 7);
      }),
    );
  });

  it('solves what it multiplied', () => {
    fc.assert(
      fc.property(sizes, ({ size, seed }) => {
        const matrix = randomMatrix(size, seed);
        const x = Float64Array.from({ length: size }, (_, i) => i - 2);
        const b = multiplyVector(matrix, x, size);
        factorise(matrix, size);
        solve(matrix, size, b);
        expectClose(b, x, 7);
        const y = Float64Array.from(x);
        multiplyLower(matrix, size, y);
        solveLower(matrix, size, y);
        expectClose(y, x, 9);
      }),
    );
  });

  it('carries a covariance through a map', () => {
    const into = new Float64Array(1);
    addSandwich(Float64Array.of(1, 2), Float64Array.of(1, 0.5, 0.5, 1), 1, into, 2);
    expect(into[0]).toBe(14);
  });

  it('gives the variance of a mean', () => {
    expect(meanOfBlock(Float64Array.of(1, 0.5, 0.5, 1), 2, [0, 1])).toBe(0.75);
  });
});
