import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOverPage } from './is-over-page.ts';
import { useTour } from './use-tour.ts';

interface OpenPoint {
  readonly open: number | null;
  readonly touring: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: (index: number) => void;
  /** By hand, where the tour may show this very point. */
  readonly press: (index: number) => void;
  /** Someone has come to a point by keyboard, or is about to press it. */
  readonly reach: (index: number) => void;
}

/**
 * Which point's popup shows. A click on a point shows or hides its own, a click anywhere else and Escape hide it,
 * and each of them ends the tour. So does a point that gets the focus, and what the tour shows then makes way for it;
 * what the tour shows of the point that is pressed stays. The tour has a control of its own. The answer to a cookie banner or a message that lies over the page is no click on the page: it changes nothing here.
 */
export function useOpenPoint(
  chart: RefObject<HTMLElement | null>,
  count: number,
  tour: number | null,
): OpenPoint {
  const [open, setOpen] = useState<number | null>(null);
  const { touring, start, stop } = useTour({ chart, count, period: tour, show: setOpen });
  /** Reached during the tour: what the tour shows of it was not asked for. */
  const reached = useRef<number | null>(null);

  useEffect(() => {
    if (open === null && !touring) return;
    function onClick(event: MouseEvent) {
      if (isOverPage(event) || isTourControl(event.target)) return;
      stop();
      if (!keepsPopup(event.target, chart.current)) setOpen(pointUnder(event, chart.current));
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
    start,
    stop,
    toggle(index) {
      stop();
      setOpen((current) => (current === index ? null : index));
    },
    press(index) {
      const isAsked = !touring && reached.current !== index;
      reached.current = null;
      stop();
      setOpen((current) => (current === index && isAsked ? null : index));
    },
    reach(index) {
      if (touring) {
        reached.current = index;
        setOpen((current) => (current === index ? current : null));
      }
      stop();
    },
  };
}

const isTourControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-tour-control]') !== null;

/** A popup that had to lie over a point gives way to it. */
function pointUnder({ target, clientX, clientY }: MouseEvent, chart: HTMLElement | null): number | null {
  if (!(target instanceof Element && target.closest('[data-popup]')) || !chart?.contains(target)) return null;
  const points = [...chart.querySelectorAll('svg [role=button]')];
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => points.findIndex((point) => point.contains(element)))
    .find((index) => index !== -1);
  return under ?? null;
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
