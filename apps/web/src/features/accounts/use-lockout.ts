import { useEffect, useState } from 'react';

/** Seconds left until something may be done again, counted by the clock: a tab in the background counts late. */
export function useLockout(seconds: number): [left: number, lock: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

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
