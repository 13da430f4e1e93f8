import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryLater } from './try-later.ts';

let online: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  online = new EventTarget();
  vi.stubGlobal('window', online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds until the next try. */
function pauseAfter(failures: number): number {
  let waited: number | null = null;
  const begun = Date.now();
  tryLater(failures, () => {
    waited = Date.now() - begun;
  });
  vi.runAllTimers();
  if (waited === null) throw new Error('It was never tried again.');
  return waited;
}

describe('what failed', () => {
  it('is tried again after a pause that grows, up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(pauseAfter)).toEqual([
      2000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('is tried at once when the connection is back, and then no second time', () => {
    const attempt = vi.fn();
    tryLater(4, attempt);
    online.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(1);
    online.dispatchEvent(new Event('online'));
    vi.runAllTimers();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is left alone once that was stopped', () => {
    const attempt = vi.fn();
    tryLater(1, attempt)();
    online.dispatchEvent(new Event('online'));
    vi.runAllTimers();
    expect(attempt).not.toHaveBeenCalled();
  });
});
