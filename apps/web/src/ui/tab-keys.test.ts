import { expect, it } from 'vitest';
import { nextTab } from './tab-keys.ts';

it('moves along either axis and round the ends', () => {
  expect(nextTab('ArrowRight', 0, 4)).toBe(1);
  expect(nextTab('ArrowDown', 3, 4)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 4)).toBe(3);
  expect(nextTab('ArrowUp', 2, 4)).toBe(1);
});

it('jumps to the first and the last', () => {
  expect(nextTab('Home', 2, 4)).toBe(0);
  expect(nextTab('End', 0, 4)).toBe(3);
});

it('leaves every other key alone', () => {
  expect(nextTab('Tab', 1, 4)).toBeNull();
  expect(nextTab('ArrowRight', 0, 0)).toBeNull();
});
