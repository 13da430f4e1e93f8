import { describe, expect, it } from 'vitest';
import { readingGrade, syllables, words } from './reading.ts';

describe('reading', () => {
  it('counts words as a reader would', () => {
    expect(words('Clearly: it’s a well-kept plan, isn’t it?')).toHaveLength(7);
  });

  it.each([
    ['cat', 1],
    ['table', 2],
    ['plan', 1],
    ['manager', 3],
    ['decided', 3],
    ['asked', 1],
    ['makes', 1],
    ['people', 2],
    ['idea', 2],
  ] as const)('hears %s as %i syllables, more or less', (word, count) => {
    expect(Math.abs(syllables(word) - count)).toBeLessThanOrEqual(1);
  });

  it('leaves out the end of a word that only its spelling has', () => {
    expect(['colleague', 'colleagues', 'unique', 'value'].map(syllables)).toEqual([2, 2, 2, 2]);
  });

  it('gives a known sentence its published grade', () => {
    // Flesch and Kincaid's formula: 6 words, 6 syllables.
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  });
});
