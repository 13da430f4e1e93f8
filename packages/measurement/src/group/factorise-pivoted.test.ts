import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorisePivoted } from './factorise-pivoted.ts';

describe('the pivoted factor', () => {
  it('has as many columns as the matrix has rank', () => {
    expect(factorisePivoted(Float64Array.of(4, 2, 2, 1), 2)).toEqual([Float64Array.of(2, 1)]);
    expect(factorisePivoted(new Float64Array(9), 3)).toEqual([]);
  });

  it('multiplies back to the matrix', () => {
    const entry = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.array(entry, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const matrix = Float64Array.from({ length: 16 }, (_, at) =>
            rows.reduce((sum, row) => sum + (row[Math.floor(at / 4)] as number) * (row[at % 4] as number), 0),
          );
          const columns = factorisePivoted(matrix, 4);
          for (const [at, value] of matrix.entries()) {
            const back = columns.reduce(
              (sum, column) => sum + (column[Math.floor(at / 4)] as number) * (column[at % 4] as number),
              0,
            );
            expect(back).toBeCloseTo(value, 5);
          }
        },
      ),
    );
  });
});
