import { expect, it } from 'vitest';
import { restOf } from './rest-of.ts';

const pulls = (...points: number[]) => points.map((value) => ({ question: '', answer: '', points: value }));

it('makes the score of where everyone starts, the answers that are listed and all others', () => {
  expect(restOf(77, pulls(16.7, 12.6, -10))).toBe(-42.3);
  expect(restOf(120, pulls(20))).toBe(0);
});
