import { expect, it } from 'vitest';
import { readDifference } from './read-difference.ts';

const read = (candidate: number, team: number, low: number, high: number, stands_out = false) =>
  readDifference({ score: candidate }, { score: team }, { low, high, stands_out }, 'consistent');

it('is what a reader makes of the two scores', () => {
  expect(read(66, 126.4, -92.3, -28.1)).toMatchObject({ points: -60, low: -92, high: -28 });
  expect(read(100, 99.5, -20.4, 22.2)).toMatchObject({ points: 0, low: -20, high: 22 });
});

it('lies within its range even where a score ends at the end of the scale', () => {
  expect(read(200, 190.2, 14.2, 40)).toMatchObject({ points: 10, low: 10, high: 40 });
});

it('is likely where its range leaves out zero, and clear where it stands out among all of them', () => {
  expect(read(66, 126, -92, -28, true).certainty).toBe('clear');
  expect(read(66, 126, -92, -28).certainty).toBe('likely');
  expect(read(90, 126, -92, 0.3).certainty).toBe('unclear');
  const difference = { low: -92, high: -28, stands_out: true };
  expect(readDifference({ score: 66 }, { score: 126 }, difference, 'unreliable').certainty).toBe('unclear');
});
