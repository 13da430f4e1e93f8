import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { holdInView } from '../../lib/hold-in-view.ts';

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
    target.scrollIntoView({ behavior: 'instant' });
    return holdInView(target, target.parentElement);
  }, [isLedTo]);
  return { ref, isLedTo };
}
