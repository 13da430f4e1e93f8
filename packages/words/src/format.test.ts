import { expect, it } from 'vitest';
import { signedOf, wholeOf } from './format.ts';

it('a change has a sign, with a true minus, and zero has none', () => {
  expect([17.6, -3.2, -0.3, 0].map((value) => signedOf(value))).toEqual(['+18', '−3', '0', '0']);
  expect([0.5, -0.222, -0.004].map((value) => signedOf(value, 2))).toEqual(['+0.50', '−0.22', '0.00']);
});

it('a whole number has a true minus and no plus', () => {
  expect([-42, 42, -0].map(wholeOf)).toEqual(['−42', '42', '0']);
});
