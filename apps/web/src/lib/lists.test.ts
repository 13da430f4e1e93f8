import { expect, it } from 'vitest';
import { allOf, eitherOf, inRow } from './lists.ts';

it('names several as the language does', () => {
  expect(eitherOf(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo or Cy');
  expect(allOf(['Courage', 'Order', 'Care'])).toBe('Courage, Order and Care');
  expect(inRow(['Courage', 'Order', 'Care'])).toBe('Courage, Order, Care');
  expect(allOf(['Courage'])).toBe('Courage');
});
