import { describe, expect, it } from 'vitest';
import { largestDifference, missedIn } from './certificate-row.ts';
import { writeCertificate } from './write-certificate.ts';

const partOf = (ours: readonly number[], theirs: readonly number[]) => ({
  title: 'Worths',
  how: 'Two ways.',
  rows: [largestDifference('worths', 1e-6, { ours, theirs, nameOf: (at) => `name ${at}` })],
});

describe('a comparison', () => {
  it('holds as long as the largest difference is within its limit', () => {
    expect(missedIn([partOf([1, 2], [1, 2 + 9e-7])])).toEqual([]);
    const [missed] = missedIn([partOf([1, 2], [1, 2 + 2e-6])]);
    expect(missed?.furthest).toBe('name 1 2.00000000 and 2.00000200');
  });

  it('misses where there is nothing to compare, a figure too few, or none that is a number', () => {
    for (const part of [
      partOf([], []),
      partOf([1], [1, 2]),
      partOf([1, 2], [Number.NaN, 2]),
      partOf([Number.NaN], [0]),
    ])
      expect(missedIn([part])).toHaveLength(1);
  });

  it('stands in the document with what it missed by', () => {
    const text = writeCertificate([partOf([1, 2], [1, 2.5])], { R: '4.2.2' });
    expect(text).toContain('computed with R 4.2.2, and Node');
    expect(text).toContain(
      '| worths | 2 | 0.500 | 1.0e-6 or less | **no** | name 1 2.00000000 and 2.50000000 |',
    );
  });
});
