import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { byHand, holdInView } from '../../lib/hold-in-view.ts';

/**
 * Whether the address leads to this section, which then comes into view. The router looks for it before it is there:
 * what a tab shows is loaded first, and parts above it come later still.
 */
export function useLedTo(id: string | undefined): { ref: RefObject<HTMLElement | null>; isLedTo: boolean } {
  const ref = useRef<HTMLElement>(null);
  const isLedTo = useLocation().hash === `#${id}`;
  useEffect(() => {
    const target = ref.current;
    if (!isLedTo || target === null) return;
    const again = () => target.scrollIntoView({ behavior: 'instant' });
    again();
    const release = holdInView(target);
    const grown = new ResizeObserver(again);
    if (target.parentElement !== null) grown.observe(target.parentElement);
    const end = () => {
      release();
      grown.disconnect();
    };
    for (const type of byHand) window.addEventListener(type, end, { once: true, passive: true });
    return end;
  }, [isLedTo]);
  return { ref, isLedTo };
}
