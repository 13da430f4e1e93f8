import { type RefObject, useEffect, useState } from 'react';
import { isOverPage } from './is-over-page.ts';
import { useTour } from './use-tour.ts';

interface OpenPoint {
  readonly open: number | null;
  readonly touring: boolean;
  readonly toggle: (index: number) => void;
  /** Someone has come to a point by keyboard, or is about to press it. */
  readonly reach: (index: number) => void;
}

/**
 * Which point's popup shows. A click on a point shows or hides its own, a click anywhere else and Escape hide it,
 * and each of them ends the tour. So does a point that gets the focus, and what the tour shows then makes way for it.
 * The answer to a cookie banner or a message that lies over the page is no click on the page: it changes nothing here.
 */
export function useOpenPoint(
  chart: RefObject<HTMLElement | null>,
  count: number,
  tour: number | null,
): OpenPoint {
  const [open, setOpen] = useState<number | null>(null);
  const { touring, stop } = useTour({ chart, count, period: tour, show: setOpen });

  useEffect(() => {
    if (open === null && !touring) return;
    function onClick(event: MouseEvent) {
      if (isOverPage(event)) return;
      stop();
      if (!keepsPopup(event.target, chart.current)) setOpen(null);
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isOverPage(event)) return;
      stop();
      setOpen(null);
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [chart, open, touring, stop]);

  return {
    // Fewer points than before: what was open may be gone.
    open: open !== null && open < count ? open : null,
    touring,
    toggle(index) {
      stop();
      setOpen((current) => (current === index ? null : index));
    },
    reach(index) {
      if (touring) setOpen((current) => (current === index ? current : null));
      stop();
    },
  };
}

/**
 * Points look after their popups themselves. A click on the popup hides it, for it may lie over a point; but not one
 * that presses something in it or has just selected some of its words.
 */
function keepsPopup(target: EventTarget | null, chart: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !chart?.contains(target)) return false;
  if (target.closest('a, button, [role=button]')) return true;
  const selection = getSelection();
  return (
    selection?.isCollapsed === false &&
    target.closest('[data-popup]')?.contains(selection.anchorNode) === true
  );
}
