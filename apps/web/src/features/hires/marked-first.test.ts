import type { CandidateDifference } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { markedFirst } from './marked-first.ts';

const row = (points: number, certainty: CandidateDifference['certainty'] = 'unclear') => ({
  difference: { points, low: points - 9, high: points + 9, certainty },
});
const pointsOf = (rows: readonly ReturnType<typeof row>[]) => rows.map(({ difference }) => difference.points);

it('opens every clear and likely difference, however small, and fills up with the largest of the rest', () => {
  const { open, folded } = markedFirst([
    ...[row(3), row(-30), row(14, 'likely'), row(25), row(-22), row(21), row(20)],
    ...[row(-12, 'likely'), row(40, 'clear')],
  ]);
  expect(pointsOf(open)).toEqual([40, 14, -12, -30, 25, -22]);
  expect(pointsOf(folded)).toEqual([21, 20, 3]);
});

it('opens more than there is room for where more differ', () => {
  const { open, folded } = markedFirst([
    ...Array.from({ length: 8 }, (_, at) => row(10 + at, 'likely')),
    row(50),
  ]);
  expect(pointsOf(open)).toEqual([17, 16, 15, 14, 13, 12, 11, 10]);
  expect(pointsOf(folded)).toEqual([50]);
});
