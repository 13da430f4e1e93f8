import { expect, it } from 'vitest';
import { decimalOf, percentOf } from './numbers.ts';

it('numbers are written as the language writes them', () => {
  expect(percentOf(0.456)).toBe('46%');
  expect([decimalOf(2, 1), decimalOf(1234.567, 2)]).toEqual(['2.0', '1,234.57']);
});
