import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onPrint } from './print-page.ts';

interface WhenNearProps {
  /** What holds the place. */
  place: ReactNode;
  children: ReactNode;
}

/**
 * What is drawn, and so asked for and computed, once its reader is half a screen away from it: early enough that nobody
 * waits. What was near once stays, and what is printed is near.
 */
export function WhenNear({ place, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: '50% 0px',
    });
    observer.observe(element.current);
    const forget = onPrint(come);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isNear]);
  return isNear ? children : <div ref={element}>{place}</div>;
}
