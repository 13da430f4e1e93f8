import { useEffect, useState } from 'react';

/** Whole seconds, so that a lock still says 1 in its last one. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** Seconds left until something may be done again, counted by the clock: a tab in the background counts late. */
export function useLockout(seconds: number): [left: number, lock: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = secondsLeft(until, now);

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);

  function lock(): void {
    const start = Date.now();
    setNow(start);
    setUntil(start + seconds * 1000);
  }
  return [left, lock];
}
