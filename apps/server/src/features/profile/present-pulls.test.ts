import { expect, it } from 'vitest';
import { fromBothSides } from './present-pulls.ts';

const chosen = (...points: number[]) =>
  fromBothSides(points.map((value) => ({ points: value }))).map(({ points }) => points);

it('shows what raised a score and what lowered it, where there is both', () => {
  expect(chosen(-9, -8, -7, -6, 5, 4)).toEqual([-9, -8, 5]);
  expect(chosen(9, -8, 7, -6)).toEqual([9, -8, 7]);
  expect(chosen(-9, -8, -7, -6)).toEqual([-9, -8, -7]);
  expect(chosen()).toEqual([]);
});
