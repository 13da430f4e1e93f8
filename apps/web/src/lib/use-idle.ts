import { useEffect, useState } from 'react';

const pauseMs = 2000;

/** True once the page has had some time for itself: whatever can wait does not come before what it shows. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
