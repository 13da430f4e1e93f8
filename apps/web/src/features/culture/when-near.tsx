import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onPrint } from './print-page.ts';

interface WhenNearProps {
  /** As it is called in the address: it stays while what it holds comes. */
  id: string;
  /** What holds the place. */
  place: ReactNode;
  children: ReactNode;
}

/**
 * What is drawn, and so asked for and computed, once its reader is half a screen away from it: early enough that nobody
 * waits. What was near once stays, and what is printed is near.
 */
export function WhenNear({ id, place, children }: WhenNearProps) {
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
  return (
    <div ref={element} id={id} className="scroll-mt-14">
      {isNear ? children : place}
    </div>
  );
}
