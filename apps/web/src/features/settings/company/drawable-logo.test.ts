import { expect, it } from 'vitest';
import { fittedSize } from './drawable-logo.ts';

it('keeps what is small, and a picture’s proportions', () => {
  expect(fittedSize(300, 80)).toEqual({ width: 300, height: 80 });
  expect(fittedSize(4800, 1200)).toEqual({ width: 1200, height: 300 });
  expect(fittedSize(100, 4800)).toEqual({ width: 25, height: 1200 });
  expect(fittedSize(9000, 1)).toEqual({ width: 1200, height: 1 });
});
