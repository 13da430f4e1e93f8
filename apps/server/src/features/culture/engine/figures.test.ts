import { expect, it } from 'vitest';
import { tenthWithin } from './figures.ts';

it('rounds to a tenth, and never to another whole point than the value itself', () => {
  expect([120.46, 120.5, 120.44, 80.49, 80.51, 99.97].map(tenthWithin)).toEqual([
    120.4, 120.5, 120.4, 80.4, 80.5, 100,
  ]);
});
