import { expect, it } from 'vitest';
import { shownDifference } from './shown-difference.ts';

const figure = (score: number) =>
  ({ score, low: 0, high: 200, band: 'high', side: 'high', beyond: 1, strength: 'full' }) as const;
const shown = (candidate: number, team: number, low: number, high: number) =>
  shownDifference({
    candidate: figure(candidate),
    team: figure(team),
    difference: { points: candidate - team, low, high, stands_out: false },
  });

it('is what a reader makes of the two scores', () => {
  expect(shown(65.6, 126.4, -92.3, -28.1)).toEqual({ points: -60, low: -92, high: -28 });
  expect(shown(100.4, 99.5, -20.4, 22.2)).toEqual({ points: 0, low: -20, high: 22 });
});

it('lies within its range even where a score ends at the end of the scale', () => {
  expect(shown(200, 190.2, 14.2, 40)).toEqual({ points: 10, low: 10, high: 40 });
});
