import { type RefObject, useEffect } from 'react';
import { focusHeading, isNowhere } from './hold-focus.ts';

/** As long as the data of a screen may take. */
const watchedMs = 5000;

/**
 * Where `what` has come with something new in the place of what had the focus, reading goes on at its heading. A focus
 * that has a place keeps it, and a page that was only just opened is the browser's.
 */
export function useArrival(place: RefObject<HTMLElement | null>, what: string | null): void {
  useEffect(() => {
    const { current } = place;
    if (current === null || what === null || navigator.userActivation?.hasBeenActive !== true) return;
    const arrive = (): boolean => !isNowhere() || focusHeading(current);
    if (arrive()) return;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(current, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), watchedMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, what]);
}
