import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

it('forgets the one whose turn was longest ago', () => {
  const latest = new Latest<number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
  latest.set('a', 4);
  latest.delete('c');
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([4, undefined, undefined]);
});
