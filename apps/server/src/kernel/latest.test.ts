import { afterEach, expect, it, vi } from 'vitest';
import { Latest } from './latest.ts';

afterEach(() => void vi.useRealTimers());

it('forgets the one whose turn was longest ago', () => {
  const latest = new Latest<number>({ most: 2 });
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
  latest.set('a', 4);
  latest.delete('c');
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([4, undefined, undefined]);
});

it('forgets a value that nobody has asked for in ten minutes, and keeps the others', () => {
  vi.useFakeTimers();
  const latest = new Latest<number>({ most: 9, minutes: 10 });
  latest.set('a', 1);
  vi.advanceTimersByTime(4 * 60_000);
  latest.set('b', 2);
  vi.advanceTimersByTime(5 * 60_000);
  expect(latest.get('a')).toBe(1);
  vi.advanceTimersByTime(5 * 60_000);
  expect(vi.getTimerCount()).toBe(1);
  expect([latest.get('a'), latest.get('b')]).toEqual([1, undefined]);
  vi.advanceTimersByTime(11 * 60_000);
  expect(latest.get('a')).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
