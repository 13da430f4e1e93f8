import { expect, it } from 'vitest';
import { isAlone } from './is-alone.ts';

const [first, second, third] = [{ place: 1 }, { place: 1 }, { place: 3 }];

it('an entry is alone on its place as far as the list goes, whoever else shares it out of sight', () => {
  expect(isAlone(first, [first])).toBe(true);
  expect(isAlone(first, [first, second, third])).toBe(false);
  expect(isAlone(third, [first, second, third])).toBe(true);
});
