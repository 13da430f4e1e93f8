import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVerification } from './watch-verification.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the waiting page looks at once, and then every five seconds until it is left', () => {
  let looks = 0;
  const stop = watchVerification(() => {
    looks += 1;
  });
  expect(looks).toBe(1);
  vi.advanceTimersByTime(4999);
  expect(looks).toBe(1);
  vi.advanceTimersByTime(1);
  expect(looks).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(looks).toBe(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(3);
});
